import { z } from 'zod'
import { defineContract } from '@/lib/http/contract'
import { challenge, challengeParams, challengeQuery } from './schema'

export const listChallengesContract = defineContract({
  method: 'GET',
  path: '/challenges',
  access: 'user',
  tag: 'challenges',
  summary: 'Challenges, the latest first: all for admins, those that have started and are active for others',
  query: challengeQuery,
  response: z.array(challenge),
})

export const getChallengeContract = defineContract({
  method: 'GET',
  path: '/challenges/{id}',
  access: 'user',
  tag: 'challenges',
  summary: "One challenge with the family's completions; `current` is the one that holds the family's today",
  params: challengeParams,
  response: challenge,
  errors: ['not_found'],
})
