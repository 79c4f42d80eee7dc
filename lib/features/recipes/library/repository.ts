import 'server-only'
import { db } from '@/lib/platform/db/client'
import { fromDateColumn } from '@/lib/platform/db/local-date'

const WEEKS_MAX = 520

/** Returns the challenges for a recipe; queried here, since challenges is a higher feature. */
export async function findWeeks() {
  const rows = await db().challenge.findMany({
    orderBy: [{ startDate: 'desc' }, { id: 'desc' }],
    take: WEEKS_MAX,
    select: { id: true, title: true, language: true, translations: true, startDate: true, endDate: true },
  })
  return rows.map(({ startDate, endDate, ...row }) => ({
    ...row,
    startDate: fromDateColumn(startDate),
    endDate: fromDateColumn(endDate),
  }))
}
