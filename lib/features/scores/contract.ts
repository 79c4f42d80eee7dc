import { defineContract } from '@/lib/platform/http/contract'
import { restDayParams, restDays } from './schema'

export const markRestDayContract = defineContract({
  method: 'PUT',
  path: '/families/{id}/rest-days/{date}',
  access: 'family',
  tag: 'families',
  summary:
    'Mark a day as sick or traveling, so that it does not break the streak; returns the marked days from four weeks ago on',
  params: restDayParams,
  response: restDays,
  errors: ['not_found', 'rest_day_too_early', 'rest_day_too_late', 'rest_day_too_many'],
})

export const unmarkRestDayContract = defineContract({
  method: 'DELETE',
  path: '/families/{id}/rest-days/{date}',
  access: 'family',
  tag: 'families',
  summary: 'Unmark a rest day, within the same range as for marking; idempotent',
  params: restDayParams,
  errors: ['not_found', 'rest_day_too_early', 'rest_day_too_late'],
})
