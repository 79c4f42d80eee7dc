import { defineContract } from '@/lib/platform/http/contract'
import { endpointInput, pushKey, subscriptionInput } from './schema'

export const readPushKeyContract = defineContract({
  method: 'GET',
  path: '/push/key',
  access: 'user',
  tag: 'notifications',
  summary: 'The public key of this installation for subscriptions to Web Push (VAPID)',
  response: pushKey,
})

export const subscribeContract = defineContract({
  method: 'POST',
  path: '/push/subscriptions',
  access: 'user',
  tag: 'notifications',
  summary:
    'Subscribe this browser to Web Push, for this account alone and until the session ends; repeating does no harm',
  body: subscriptionInput,
  status: 201,
})

export const unsubscribeDeviceContract = defineContract({
  method: 'DELETE',
  path: '/push/subscriptions',
  access: 'user',
  tag: 'notifications',
  summary: "End a subscription of one's own to Web Push; repeating does no harm",
  body: endpointInput,
})
