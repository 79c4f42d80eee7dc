import { defineContract } from '@/lib/platform/http/contract'
import { subscription, unsubscribeParams } from './schema'

const BY_LINK = {
  path: '/unsubscribe/{token}',
  access: 'anyone',
  tag: 'notifications',
  params: unsubscribeParams,
  response: subscription,
  errors: ['not_found'],
} as const

export const readSubscriptionContract = defineContract({
  ...BY_LINK,
  method: 'GET',
  summary: 'What a link of a mail unsubscribes from; it stops nothing',
})

export const unsubscribeContract = defineContract({
  ...BY_LINK,
  method: 'POST',
  summary: 'Unsubscribe with the link of a mail (RFC 8058); repeating does no harm',
})
