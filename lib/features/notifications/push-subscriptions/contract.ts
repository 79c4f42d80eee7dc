import { defineContract } from '@/lib/platform/http/contract'
import { endpointInput, pushKey, subscriptionInput } from './schema'

export const readPushKeyContract = defineContract({
  method: 'GET',
  path: '/push/key',
  access: 'user',
  tag: 'notifications',
  summary: 'The public key of this installation for Web Push subscriptions (VAPID)',
  response: pushKey,
})

export const subscribeContract = defineContract({
  method: 'POST',
  path: '/push/subscriptions',
  access: 'user',
  tag: 'notifications',
  summary: 'Subscribe this browser to Web Push for this account only, until the session ends; idempotent',
  body: subscriptionInput,
})

export const unsubscribeDeviceContract = defineContract({
  method: 'DELETE',
  path: '/push/subscriptions',
  access: 'user',
  tag: 'notifications',
  summary: 'End one of your Web Push subscriptions; idempotent',
  body: endpointInput,
})
