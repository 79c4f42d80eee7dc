import {
  readSubscriptionContract,
  unsubscribeContract,
} from '@/lib/features/notifications/unsubscribe/contract'
import { readSubscription, unsubscribe } from '@/lib/features/notifications/unsubscribe/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readSubscriptionContract, ({ params }) => readSubscription(params.token)),
  endpoint(unsubscribeContract, ({ params }) => unsubscribe(params.token)),
)
