import { challengeSourceContract } from '@/lib/challenges/editor/contract'
import { readSource } from '@/lib/challenges/editor/service'
import { endpoint, routes } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(challengeSourceContract, ({ actor, params }) => readSource(actor, params.id)),
)
