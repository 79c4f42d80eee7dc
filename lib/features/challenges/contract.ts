import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { challenge, challengeQuery } from './schema'

export const listChallengesContract = defineContract({
  method: 'GET',
  path: '/challenges',
  access: 'user',
  tag: 'challenges',
  summary: 'Challenges, latest first: all for administrators, active ones that have started for others',
  query: challengeQuery,
  response: z.array(challenge),
  paged: true,
})

export const getCurrentChallengeContract = defineContract({
  method: 'GET',
  path: '/challenges/current',
  access: 'user',
  tag: 'challenges',
  summary: "The challenge of the family's current day, with the family's completions",
  response: challenge,
  errors: ['not_found'],
})

export const getChallengeContract = defineContract({
  method: 'GET',
  path: '/challenges/{id}',
  access: 'user',
  tag: 'challenges',
  summary: "A challenge with the family's completions",
  params: idParams('id'),
  response: challenge,
  errors: ['not_found'],
})
