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
  summary: "Create a new address of the family's calendar in your language; the previous one stops working",
  response: calendarLink,
})

export const endCalendarContract = defineContract({
  ...OF_FAMILY,
  method: 'DELETE',
  summary: "Revoke the address of the family's calendar; idempotent",
})

export const calendarContract = defineContract({
  method: 'GET',
  path: '/calendar/{file}',
  access: 'anyone',
  tag: 'families',
  summary: "A family's tasks as all-day events (iCalendar), for anyone with the address",
  params: calendarFile,
  produces: 'text/calendar',
  errors: ['not_found'],
})
