import 'server-only'
import { db } from '@/lib/db/client'
import { fromDateColumn } from '@/lib/db/local-date'

/** Some ten years of weeks: more than anybody looks through. */
const WEEKS_MAX = 520

/** The weeks that a recipe can belong to, the latest first; those of a higher room, as far as they are named here. */
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
