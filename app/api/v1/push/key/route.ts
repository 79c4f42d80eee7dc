import { readPushKeyContract } from '@/lib/features/notifications/push-subscriptions/contract'
import { readPushKey } from '@/lib/features/notifications/push-subscriptions/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readPushKeyContract, () => readPushKey()),
)
