import { z } from 'zod'
import { searchName } from '@/lib/i18n/search'

/** The family's name, typed again; accents and case do not matter. */
export function leaveValues(name: string) {
  return z.object({
    name: z.string().refine((typed) => searchName(typed) === searchName(name), 'family_name_retyped'),
  })
}
