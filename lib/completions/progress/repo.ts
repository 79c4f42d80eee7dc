import 'server-only'
import type { LocalDate } from '@/lib/dates/local-date'
import { db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { fromDateColumn } from '@/lib/db/local-date'
import { read } from '@/lib/db/read'

/** How many completions that stand were made on each day of a span; days without any are not in it. */
export async function countMadeByDay(
  familyId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<Map<LocalDate, number>> {
  const rows = await read<{ date: LocalDate; count: number }>(Prisma.sql`
    select to_char(c.local_date, 'YYYY-MM-DD') as date, count(*)::int as count from completions c
    where c.family_id = ${familyId}::uuid and c.local_date between ${from}::date and ${to}::date
      and not exists (select 1 from completion_reversals r where r.completion_id = c.id)
    group by c.local_date`)
  return new Map(rows.map(({ date, count }) => [date, count]))
}

const TASK = { select: { language: true, name: true, translations: true } } as const

/** The ledger with the task or challenge behind each entry, newest first. */
export async function findLedger(familyId: string, limit: number) {
  const rows = await db().pointEntry.findMany({
    where: { familyId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: {
      amount: true,
      reason: true,
      localDate: true,
      createdAt: true,
      completion: {
        select: {
          assignment: { select: { task: TASK } },
          challenge: { select: { language: true, title: true, translations: true } },
        },
      },
    },
  })
  return rows.map((row) => ({ ...row, localDate: fromDateColumn(row.localDate) }))
}

/** What the family did in some challenges, with the week each counts for, newest first. */
export async function findDoneIn(familyId: string, challengeIds: string[]) {
  const rows = await db().completion.findMany({
    where: { familyId, challengeId: { in: challengeIds }, reversal: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      localDate: true,
      createdAt: true,
      challenge: { select: { weekNumber: true } },
      assignment: { select: { task: TASK } },
    },
  })
  return rows.map((row) => ({ ...row, localDate: fromDateColumn(row.localDate) }))
}
