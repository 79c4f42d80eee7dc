import { z } from 'zod'
import { normalizeSearch } from '@/lib/platform/i18n/search'

/** Returns the schema of the family's name, typed again; ignores accents and case. */
export function leaveValues(name: string) {
  return z.object({
    name: z
      .string()
      .refine((typed) => normalizeSearch(typed) === normalizeSearch(name), 'family_name_retyped'),
  })
}
