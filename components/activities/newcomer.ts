import { labelKids } from '@/lib/features/families/rules'
import type { FamilyView } from '@/lib/features/families/schema'
import { addDays, type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'

const NEWCOMER_DAYS = 7

type Family = Pick<FamilyView, 'adults' | 'kids' | 'timezone'>

/** Lists a recent adult's family; null for everyone else. */
export function listNewcomerFamily(
  { adults, kids, timezone }: Family,
  userId: string,
  today: LocalDate,
): string[] | null {
  const arrival = adults.find(({ id }) => id === userId)?.arrival
  if (!arrival || arrival.by === 'founding') return null
  if (localDateAt(new Date(arrival.at), timezone) <= addDays(today, -NEWCOMER_DAYS)) return null
  const others = adults.filter(({ id }) => id !== userId).map(({ name }) => name.split(' ')[0] ?? name)
  return [...others, ...labelKids(kids, today)]
}
