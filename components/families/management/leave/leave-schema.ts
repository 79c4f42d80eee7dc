import { z } from 'zod'
import { cleanLine } from '@/lib/platform/text/clean'

/** Returns the retyped name's schema; ignores accents and case. */
export function leaveValues(name: string) {
  const isName = (typed: string) => cleanLine(typed).localeCompare(name, 'en', { sensitivity: 'base' }) === 0
  return z.object({ name: z.string().refine(isName, 'family_name_retyped') })
}
