import { listSessionsContract, logoutEverywhereContract } from '@/lib/features/auth/sessions/contract'
import { listSessions, logoutEverywhere } from '@/lib/features/auth/sessions/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listSessionsContract, ({ actor }) => listSessions(actor)),
  endpoint(logoutEverywhereContract, ({ actor }) => logoutEverywhere(actor)),
)
