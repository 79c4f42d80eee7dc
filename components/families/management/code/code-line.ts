import type { FamilyView } from '@/lib/features/families/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { localDateAt } from '@/lib/platform/dates/local-date'

/** Join code with its last valid day in the family's timezone. */
export type CodeLine = { code: string; until: string; isExpired: boolean }

type Family = Pick<FamilyView, 'uniqueCode' | 'codeExpires' | 'timezone'>

/** Returns the code for its card; expired without an expiry date. */
export function toCodeLine({ uniqueCode, codeExpires, timezone }: Family, now: Date): CodeLine {
  const expires = new Date(codeExpires ?? 0)
  return {
    code: uniqueCode,
    until: formatDate(localDateAt(expires, timezone)),
    isExpired: expires <= now,
  }
}
