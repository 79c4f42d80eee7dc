import { z } from 'zod'

export const calendarLink = z.object({
  url: z.url().nullable().meta({ description: 'Private address for calendar programs; null without one.' }),
})

export const calendarFile = z.object({ file: z.string().regex(/^[\w-]{32}\.ics$/) })
