import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { progress, progressEntry, whyQuery } from './schema'

export const readProgressContract = defineContract({
  method: 'GET',
  path: '/families/{id}/progress',
  access: 'family',
  tag: 'completions',
  summary: "The family's points, streak, week and parts of the monthly badge",
  params: idParams('id'),
  response: progress,
  errors: ['not_found'],
})

export const explainProgressContract = defineContract({
  method: 'GET',
  path: '/families/{id}/progress/why',
  access: 'family',
  tag: 'completions',
  summary: 'The details of points, streak or badge parts, newest first',
  params: idParams('id'),
  query: whyQuery,
  response: z.array(progressEntry),
  errors: ['not_found'],
})
