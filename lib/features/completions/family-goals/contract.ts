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
  summary: "The family's goal with its progress, and the reached goals",
  response: familyGoals,
  errors: ['not_found'],
})

export const setGoalContract = defineContract({
  ...OF_FAMILY,
  method: 'POST',
  summary: 'Set a goal for future tasks; ends the current one, which is kept if it was reached',
  body: goalInput,
  response: familyGoals,
  status: 201,
  errors: ['not_found', 'changed_meanwhile'],
})

export const endGoalContract = defineContract({
  ...OF_FAMILY,
  method: 'DELETE',
  summary: 'End the goal, which is kept if it was reached; idempotent',
  query: goalQuery,
  errors: ['not_found', 'changed_meanwhile'],
})
