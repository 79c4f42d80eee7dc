import { z } from 'zod'
import { task } from '@/lib/features/tasks/schema'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { challenge } from '../schema'
import { autoSelectInput, planInput, unusedQuery } from './schema'

export const savePlanContract = defineContract({
  method: 'POST',
  path: '/challenges/{id}/tasks',
  access: 'admin',
  tag: 'challenges',
  summary:
    'Replace the whole plan at once; days that have begun keep what they have, kept tasks their completions',
  params: idParams('id'),
  body: planInput,
  response: challenge,
  errors: ['changed_meanwhile', 'challenge_needs_tasks'],
})

export const unusedTasksContract = defineContract({
  method: 'GET',
  path: '/challenges/unused-tasks',
  access: 'admin',
  tag: 'challenges',
  summary: 'Tasks that stand in no challenge that ends within the last weeks or later',
  query: unusedQuery,
  response: z.array(task),
})

export const autoSelectTasksContract = defineContract({
  method: 'POST',
  path: '/challenges/auto-select-tasks',
  access: 'admin',
  tag: 'challenges',
  summary: 'Seven tasks for a week, one a day: those never used first, then those used least recently',
  body: autoSelectInput,
  response: z.array(task),
})
