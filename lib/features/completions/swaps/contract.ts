import { challengeTask } from '@/lib/features/challenges/schema'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { swapInput } from './schema'

const OF_TASK = {
  path: '/challenges/{id}/tasks/{taskId}/swap',
  access: 'family',
  tag: 'completions',
  params: idParams('id', 'taskId'),
} as const

export const swapTaskContract = defineContract({
  ...OF_TASK,
  method: 'PUT',
  summary:
    "Swap a planned task for a library task or the family's own, for half the points; `taskId` is the `id` in the challenge's `tasks`",
  body: swapInput,
  response: challengeTask,
  errors: ['not_found', 'already_completed', 'challenge_over', 'task_planned'],
})

export const undoSwapContract = defineContract({
  ...OF_TASK,
  method: 'DELETE',
  summary: 'Undo a swap, until the task is completed; idempotent',
  errors: ['not_found', 'already_completed', 'challenge_over'],
})
