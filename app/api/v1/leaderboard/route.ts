import { endpoint, routes } from '@/lib/http/endpoint'
import { leaderboardContract } from '@/lib/leaderboard/contract'
import { readLeaderboard } from '@/lib/leaderboard/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(leaderboardContract, ({ actor, query }) => readLeaderboard(actor, query)),
)
