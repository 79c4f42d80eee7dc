import { listSessionsContract, signOutEverywhereContract } from '@/lib/features/auth/sessions/contract'
import { listSessions, signOutEverywhere } from '@/lib/features/auth/sessions/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listSessionsContract, ({ actor }) => listSessions(actor)),
  endpoint(signOutEverywhereContract, ({ actor }) => signOutEverywhere(actor)),
)
