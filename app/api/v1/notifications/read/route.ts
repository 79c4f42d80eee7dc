import { readNotificationsContract } from '@/lib/features/notifications/contract'
import { readNotifications } from '@/lib/features/notifications/inbox/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readNotificationsContract, ({ actor, body }) => readNotifications(actor, body)),
)
