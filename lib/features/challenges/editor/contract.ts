import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { challenge } from '../schema'
import {
  challengeSource,
  copyChallengeInput,
  createChallengeInput,
  deleteChallengeQuery,
  freeWeek,
  updateChallengeInput,
} from './schema'

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

export const copyChallengeContract = defineContract({
  method: 'POST',
  path: '/challenges/{id}/copy',
  access: 'admin',
  tag: 'challenges',
  summary: 'Prepare another week with the texts, translations and plan of this one; it is inactive at first',
  params: idParams('id'),
  body: copyChallengeInput,
  response: challenge,
  status: 201,
})

export const challengeSourceContract = defineContract({
  method: 'GET',
  path: '/challenges/{id}/source',
  access: 'admin',
  tag: 'challenges',
  summary: 'A week as it was written, in both languages, for whoever edits it',
  params: idParams('id'),
  response: challengeSource,
})

export const freeWeekContract = defineContract({
  method: 'GET',
  path: '/challenges/free-week',
  access: 'admin',
  tag: 'challenges',
  summary: 'The first week from next Monday on that has no challenge, and its number in the four-week cycle',
  response: freeWeek,
})
