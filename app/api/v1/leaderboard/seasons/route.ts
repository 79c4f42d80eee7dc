import { listSeasonsContract } from '@/lib/features/leaderboard/seasons/contract'
import { listSeasons } from '@/lib/features/leaderboard/seasons/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listSeasonsContract, ({ actor, query }) => listSeasons(actor, query)),
)
