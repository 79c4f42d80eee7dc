import {
  endGoalContract,
  readGoalsContract,
  setGoalContract,
} from '@/lib/features/completions/family-goals/contract'
import { endGoal, readGoals, setGoal } from '@/lib/features/completions/family-goals/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(readGoalsContract, ({ actor, params }) => readGoals(actor, params.id)),
  endpoint(setGoalContract, ({ actor, params, body }) => setGoal(actor, params.id, body)),
  endpoint(endGoalContract, ({ actor, params, query }) => endGoal(actor, params.id, query.goal)),
)
