import { swapTaskContract, undoSwapContract } from '@/lib/features/completions/swaps/contract'
import { swapTask, undoSwap } from '@/lib/features/completions/swaps/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(swapTaskContract, ({ actor, params, body }) =>
    swapTask(actor, { challengeId: params.id, assignmentId: params.taskId }, body),
  ),
  endpoint(undoSwapContract, ({ actor, params }) =>
    undoSwap(actor, { challengeId: params.id, assignmentId: params.taskId }),
  ),
)
