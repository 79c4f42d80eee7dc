import { challengeSourceContract } from '@/lib/challenges/editor/contract'
import { readSource } from '@/lib/challenges/editor/service'
import { on, routes } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(challengeSourceContract, ({ actor, params }) => readSource(actor, params.id)),
)
