import { readSourceContract } from '@/lib/features/challenges/editor/contract'
import { readSource } from '@/lib/features/challenges/editor/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readSourceContract, ({ actor, params }) => readSource(actor, params.id)),
)
