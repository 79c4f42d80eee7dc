import { listSessionsContract, logoutEverywhereContract } from '@/lib/auth/sessions/contract'
import { listSessions, logoutEverywhere } from '@/lib/auth/sessions/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(listSessionsContract, ({ actor }) => listSessions(actor)),
  on(logoutEverywhereContract, ({ actor }) => logoutEverywhere(actor)),
)
