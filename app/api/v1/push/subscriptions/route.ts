import {
  subscribeContract,
  unsubscribeDeviceContract,
} from '@/lib/features/notifications/push-subscriptions/contract'
import { subscribeDevice, unsubscribeDevice } from '@/lib/features/notifications/push-subscriptions/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(subscribeContract, ({ actor, body }) => subscribeDevice(actor, body)),
  endpoint(unsubscribeDeviceContract, ({ actor, body }) => unsubscribeDevice(actor, body)),
)
