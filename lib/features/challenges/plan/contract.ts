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
    'Replace the whole plan; days that have begun stay unchanged, and remaining tasks keep their completions',
  params: idParams('id'),
  body: planInput,
  response: challenge,
  errors: ['changed_meanwhile', 'challenge_needs_tasks'],
})

export const listUnusedTasksContract = defineContract({
  method: 'GET',
  path: '/challenges/unused-tasks',
  access: 'admin',
  tag: 'challenges',
  summary: 'Tasks of no recent, current or future challenge',
  query: unusedQuery,
  response: z.array(task),
})

export const autoSelectTasksContract = defineContract({
  method: 'POST',
  path: '/challenges/auto-select-tasks',
  access: 'admin',
  tag: 'challenges',
  summary: 'Seven tasks for a week, one per day: unused ones first, then the least recently used',
  body: autoSelectInput,
  response: z.array(task),
})
