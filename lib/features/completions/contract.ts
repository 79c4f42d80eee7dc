import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { completeInput, completionResult } from './schema'

export const completeTaskContract = defineContract({
  method: 'POST',
  path: '/challenges/{id}/tasks/{taskId}/complete',
  access: 'family',
  tag: 'completions',
  summary: "Complete a planned task with a photo; `taskId` is the `id` in the challenge's `tasks`",
  params: idParams('id', 'taskId'),
  body: completeInput,
  response: completionResult,
  status: 201,
  errors: [
    'not_found',
    'already_completed',
    'not_yet',
    'challenge_over',
    'changed_meanwhile',
    'completed_too_often',
  ],
})

export const undoTaskContract = defineContract({
  method: 'DELETE',
  path: '/challenges/{id}/tasks/{taskId}/complete',
  access: 'family',
  tag: 'completions',
  summary: "Undo a completion, until its day ends in the family's time zone",
  params: idParams('id', 'taskId'),
  errors: ['not_found', 'undo_over'],
})
