import { defineContract } from '@/lib/http/contract'
import { idParams } from '@/lib/http/fields'
import { challenge } from '../schema'
import { createChallengeInput, deleteChallengeQuery, updateChallengeInput } from './schema'

export const createChallengeContract = defineContract({
  method: 'POST',
  path: '/challenges',
  access: 'admin',
  tag: 'challenges',
  summary: 'Prepare a week: it starts today or later, has seven days and is inactive at first',
  body: createChallengeInput,
  response: challenge,
  status: 201,
})

export const updateChallengeContract = defineContract({
  method: 'PUT',
  path: '/challenges/{id}',
  access: 'admin',
  tag: 'challenges',
  summary: 'Change a week, or activate or deactivate it; what is not sent stays',
  params: idParams('id'),
  body: updateChallengeInput,
  response: challenge,
  errors: ['changed_meanwhile', 'challenge_needs_tasks'],
})

export const deleteChallengeContract = defineContract({
  method: 'DELETE',
  path: '/challenges/{id}',
  access: 'admin',
  tag: 'challenges',
  summary: 'Delete a week; with `force=true` also what families have done in it, and the points for that',
  params: idParams('id'),
  query: deleteChallengeQuery,
  errors: ['challenge_has_completions'],
})
