import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { familyGoals, goalInput, goalQuery } from './schema'

const OF_FAMILY = {
  path: '/families/{id}/goal',
  access: 'family',
  tag: 'families',
  params: idParams('id'),
} as const

export const readGoalsContract = defineContract({
  ...OF_FAMILY,
  method: 'GET',
  summary: "The family's goal, how far it is, and the goals that it has reached",
  response: familyGoals,
  errors: ['not_found'],
})

export const setGoalContract = defineContract({
  ...OF_FAMILY,
  method: 'POST',
  summary: 'Set a goal for the tasks from now on; the one before ends, and is kept if it was reached',
  body: goalInput,
  response: familyGoals,
  status: 201,
  errors: ['not_found', 'changed_meanwhile'],
})

export const endGoalContract = defineContract({
  ...OF_FAMILY,
  method: 'DELETE',
  summary: 'End the goal; it is kept if it was reached. Repeating does no harm',
  query: goalQuery,
  errors: ['not_found', 'changed_meanwhile'],
})
