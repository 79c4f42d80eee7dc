import { listNotificationsContract } from '@/lib/features/notifications/contract'
import { listNotifications } from '@/lib/features/notifications/inbox/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listNotificationsContract, ({ actor, query }) => listNotifications(actor, query)),
)
