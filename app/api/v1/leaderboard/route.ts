import { on, routes } from '@/lib/http/route'
import { leaderboardContract } from '@/lib/leaderboard/contract'
import { readLeaderboard } from '@/lib/leaderboard/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(leaderboardContract, ({ actor, query }) => readLeaderboard(actor, query)),
)
