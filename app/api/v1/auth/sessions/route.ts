import { listSessionsContract, logoutEverywhereContract } from '@/lib/auth/sessions/contract'
import { listSessions, logoutEverywhere } from '@/lib/auth/sessions/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listSessionsContract, ({ actor }) => listSessions(actor)),
  endpoint(logoutEverywhereContract, ({ actor }) => logoutEverywhere(actor)),
)
