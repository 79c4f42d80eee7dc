import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { calendarFile, calendarLink } from './schema'

const OF_FAMILY = {
  path: '/families/{id}/calendar',
  access: 'family',
  tag: 'families',
  params: idParams('id'),
  errors: ['not_found'],
} as const

export const readCalendarContract = defineContract({
  ...OF_FAMILY,
  method: 'GET',
  summary: "The address of the family's calendar, if any",
  response: calendarLink,
})

export const renewCalendarContract = defineContract({
  ...OF_FAMILY,
  method: 'POST',
  summary: "Make a new address of the family's calendar, in the caller's language; the one before ends",
  response: calendarLink,
})

export const endCalendarContract = defineContract({
  ...OF_FAMILY,
  method: 'DELETE',
  summary: "End the address of the family's calendar; repeating does no harm",
})

export const calendarContract = defineContract({
  method: 'GET',
  path: '/calendar/{file}',
  access: 'anyone',
  tag: 'families',
  summary: "The tasks of a family's weeks as all-day events (iCalendar), for whoever has the address",
  params: calendarFile,
  produces: 'text/calendar',
  errors: ['not_found'],
})
