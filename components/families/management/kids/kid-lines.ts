import { labelKids } from '@/lib/features/families/rules'
import type { KidView } from '@/lib/features/families/schema'
import { ageAt } from '@/lib/platform/dates/format'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import type { KidLine } from './kid-list'

export function kidLines(kids: readonly KidView[], today: LocalDate): KidLine[] {
  const labels = labelKids(kids, today)
  return kids.map((kid, index) => ({
    ...kid,
    label: labels[index] ?? kid.name,
    age: ageAt(kid.birthDate, today),
  }))
}
