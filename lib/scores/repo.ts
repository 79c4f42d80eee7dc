import 'server-only'
import type { LocalDate } from '@/lib/dates/local-date'
import { type Db, db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { fromDateColumn, toDateColumn } from '@/lib/db/local-date'
import { among, readIn } from '@/lib/db/read'

export type EntryRow = {
  key: string
  sequence: number
  amount: number
  reason: 'task' | 'day' | 'challenge'
  localDate: LocalDate
  completionId: string | null
}

const ENTRY = {
  key: true,
  sequence: true,
  amount: true,
  reason: true,
  localDate: true,
  completionId: true,
} as const

export async function findEntries(tx: Db, familyId: string, challengeId?: string): Promise<EntryRow[]> {
  const rows = await tx.pointEntry.findMany({
    where: { familyId, ...(challengeId && { challengeId }) },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: ENTRY,
  })
  return rows.map((row) => ({ ...row, localDate: fromDateColumn(row.localDate) }))
}

/** When the family's ledger was last written; null when it is empty. */
export async function findLastEntryAt(tx: Db, familyId: string): Promise<Date | null> {
  const row = await tx.pointEntry.findFirst({
    where: { familyId },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  })
  return row?.createdAt ?? null
}

export async function insertEntries(
  tx: Db,
  owner: { familyId: string; challengeId: string; ruleVersion: number; createdAt: Date },
  entries: EntryRow[],
): Promise<void> {
  const data = entries.map((entry) => ({ ...owner, ...entry, localDate: toDateColumn(entry.localDate) }))
  await tx.pointEntry.createMany({ data })
}

/** Adds to the family's score of each period, in one statement. */
export async function addToScores(
  tx: Db,
  familyId: string,
  deltas: Map<string, number>,
  now: Date,
): Promise<void> {
  const values = [...deltas].map(
    ([period, points]) => Prisma.sql`(${familyId}::uuid, ${period}, ${points}::int, ${now}::timestamptz)`,
  )
  if (values.length === 0) return
  await tx.$executeRaw`
    insert into family_scores (family_id, period, points, reached_at) values ${Prisma.join(values)}
    on conflict (family_id, period) do update
      set points = family_scores.points + excluded.points, reached_at = excluded.reached_at`
}

export async function findScore(tx: Db, familyId: string, period: string): Promise<number> {
  const [row] = await readIn<{ points: number }>(
    tx,
    Prisma.sql`select points from family_scores where family_id = ${familyId}::uuid and period = ${period}`,
  )
  return row?.points ?? 0
}

type FamilyDay = { familyId: string; date: LocalDate }

/** Days on which families made a completion that stands, from the given day on; each day once. */
export function findCompletedDates(tx: Db, familyIds: string[], from: LocalDate): Promise<FamilyDay[]> {
  return readIn<FamilyDay>(
    tx,
    Prisma.sql`
    select c.family_id as "familyId", to_char(c.local_date, 'YYYY-MM-DD') as date from completions c
    where ${among(Prisma.sql`c.family_id`, familyIds)} and c.local_date >= ${from}::date
      and not exists (select from completion_reversals r where r.completion_id = c.id)
    group by c.family_id, c.local_date`,
  )
}

/** All rest days of families. */
export function findAllRestDays(tx: Db, familyIds: string[]): Promise<FamilyDay[]> {
  return readIn<FamilyDay>(
    tx,
    Prisma.sql`
    select family_id as "familyId", to_char(date, 'YYYY-MM-DD') as date from rest_days
    where ${among(Prisma.sql`family_id`, familyIds)}`,
  )
}

export async function findRestDays(tx: Db, familyId: string, from?: LocalDate): Promise<LocalDate[]> {
  const rows = await tx.restDay.findMany({
    where: { familyId, ...(from && { date: { gte: toDateColumn(from) } }) },
    orderBy: { date: 'asc' },
    select: { date: true },
  })
  return rows.map((row) => fromDateColumn(row.date))
}

export async function lockFamily(tx: Db, familyId: string): Promise<{ timezone: string } | null> {
  const rows = await tx.$queryRaw<{ timezone: string }[]>`
    select timezone from families where id = ${familyId}::uuid for update`
  return rows[0] ?? null
}

export async function insertRestDay(tx: Db, familyId: string, date: LocalDate): Promise<void> {
  await tx.restDay.createMany({ data: [{ familyId, date: toDateColumn(date) }], skipDuplicates: true })
}

export async function deleteRestDay(familyId: string, date: LocalDate): Promise<void> {
  await db().restDay.deleteMany({ where: { familyId, date: toDateColumn(date) } })
}

/** Takes a challenge's entries out of the ledger and out of the scores they were added to, in one statement. */
export async function eraseEntries(tx: Db, challengeId: string): Promise<void> {
  await tx.$executeRaw`
    with gone as (
      delete from point_entries where challenge_id = ${challengeId}::uuid returning family_id, amount, local_date
    ), sums as (
      select family_id, period, sum(amount)::int as points
      from gone, lateral (values
        ('all'), (to_char(local_date, 'YYYY-MM')), (to_char(local_date, 'IYYY-"W"IW'))
      ) as periods (period)
      group by family_id, period
    )
    update family_scores s set points = s.points - sums.points
    from sums where s.family_id = sums.family_id and s.period = sums.period`
}
