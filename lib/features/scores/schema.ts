import { z } from 'zod'

export const restDayParams = z.object({ id: z.uuid(), date: z.iso.date() })

export const restDays = z.array(z.iso.date())
