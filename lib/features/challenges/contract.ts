import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { challenge, challengeQuery } from './schema'

export const listChallengesContract = defineContract({
  method: 'GET',
  path: '/challenges',
  access: 'user',
  tag: 'challenges',
  summary: 'Challenges, the latest first: all for admins, those that have started and are active for others',
  query: challengeQuery,
  response: z.array(challenge),
  paged: true,
})

export const getCurrentChallengeContract = defineContract({
  method: 'GET',
  path: '/challenges/current',
  access: 'user',
  tag: 'challenges',
  summary: "The challenge that holds the family's today, with the family's completions",
  response: challenge,
  errors: ['not_found'],
})

export const getChallengeContract = defineContract({
  method: 'GET',
  path: '/challenges/{id}',
  access: 'user',
  tag: 'challenges',
  summary: "One challenge with the family's completions",
  params: idParams('id'),
  response: challenge,
  errors: ['not_found'],
})
