import { defineContract } from '@/lib/platform/http/contract'
import { restDayParams, restDays } from './schema'

export const markRestDayContract = defineContract({
  method: 'PUT',
  path: '/families/{id}/rest-days/{date}',
  access: 'family',
  tag: 'families',
  summary:
    'Mark a day as sick or travelling: the streak passes over it; answers the marked days from four weeks back on',
  params: restDayParams,
  response: restDays,
  errors: ['not_found', 'rest_day_too_early', 'rest_day_too_late', 'rest_day_too_many'],
})

export const unmarkRestDayContract = defineContract({
  method: 'DELETE',
  path: '/families/{id}/rest-days/{date}',
  access: 'family',
  tag: 'families',
  summary: 'Take the mark off a day again, within the same days as marking; repeating does no harm',
  params: restDayParams,
  errors: ['not_found', 'rest_day_too_early', 'rest_day_too_late'],
})
