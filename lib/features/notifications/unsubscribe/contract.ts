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
  summary: 'Returns what a mailed link unsubscribes from, without unsubscribing',
})

export const unsubscribeContract = defineContract({
  ...BY_LINK,
  method: 'POST',
  summary: 'Unsubscribe with a mailed link (RFC 8058); idempotent',
})
