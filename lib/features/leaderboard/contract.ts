import { defineContract } from '@/lib/platform/http/contract'
import { leaderboard, leaderboardQuery } from './schema'

export const readLeaderboardContract = defineContract({
  method: 'GET',
  path: '/leaderboard',
  access: 'family',
  tag: 'leaderboard',
  summary:
    'Families with the most points of all time, this month, this week or this season, and the rank of your family',
  query: leaderboardQuery,
  response: leaderboard,
})
