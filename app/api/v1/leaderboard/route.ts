import { readLeaderboardContract } from '@/lib/features/leaderboard/contract'
import { readLeaderboard } from '@/lib/features/leaderboard/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readLeaderboardContract, ({ actor, query }) => readLeaderboard(actor, query)),
)
