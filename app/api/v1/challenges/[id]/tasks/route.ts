import { savePlanContract } from '@/lib/features/challenges/plan/contract'
import { savePlan } from '@/lib/features/challenges/plan/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(savePlanContract, ({ actor, params, body }) => savePlan(actor, params.id, body)),
)
