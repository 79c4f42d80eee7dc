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
  summary: 'Create a challenge: seven days, from today or later, inactive at first',
  body: createChallengeInput,
  response: challenge,
  status: 201,
})

export const updateChallengeContract = defineContract({
  method: 'PUT',
  path: '/challenges/{id}',
  access: 'admin',
  tag: 'challenges',
  summary: 'Change, activate or deactivate a challenge; omitted fields stay unchanged',
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
  summary: 'Delete a challenge; with `force=true` also its completions and their points',
  params: idParams('id'),
  query: deleteChallengeQuery,
  errors: ['challenge_has_completions'],
})

export const copyChallengeContract = defineContract({
  method: 'POST',
  path: '/challenges/{id}/copy',
  access: 'admin',
  tag: 'challenges',
  summary: 'Copy a challenge with its texts, translations and plan; the copy is inactive at first',
  params: idParams('id'),
  body: copyChallengeInput,
  response: challenge,
  status: 201,
})

export const readSourceContract = defineContract({
  method: 'GET',
  path: '/challenges/{id}/source',
  access: 'admin',
  tag: 'challenges',
  summary: 'A challenge for editing, with its texts in both languages',
  params: idParams('id'),
  response: challengeSource,
})

export const findFreeWeekContract = defineContract({
  method: 'GET',
  path: '/challenges/free-week',
  access: 'admin',
  tag: 'challenges',
  summary: 'The first week without a challenge from next Monday on, and its number in the four-week cycle',
  response: freeWeek,
})
