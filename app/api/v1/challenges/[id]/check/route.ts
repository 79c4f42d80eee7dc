import { publishCheckContract } from '@/lib/challenges/publishing/contract'
import { checkChallenge } from '@/lib/challenges/publishing/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(publishCheckContract, ({ actor, params, query }) => checkChallenge(actor, params.id, query.weeksBack)),
)
