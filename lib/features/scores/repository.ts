import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { newId } from '@/lib/platform/db/ids'
import { toDateColumn } from '@/lib/platform/db/local-date'
import { inList, type Queryable } from '@/lib/platform/db/query'
import type { PointEntry } from './rules'

type Owner = { familyId: string; challengeId: string; ruleVersion: number; createdAt: Date }

export async function insertEntries(
  tx: Queryable,
  { familyId, challengeId, ruleVersion, createdAt }: Owner,
  entries: PointEntry[],
  pointsByPeriod: Map<string, number>,
): Promise<void> {
  const rows = entries.map((entry) => ({ ...entry, id: newId() }))
  const added = [...pointsByPeriod].map(([period, points]) => ({ period, points }))
  await tx.execute(Prisma.sql`
    with entries as (
      insert into point_entries (id, family_id, challenge_id, completion_id, key, sequence, amount, reason,
        rule_version, local_date, created_at)
      select id, ${familyId}::uuid, ${challengeId}::uuid, "completionId", key, sequence, amount, reason,
        ${ruleVersion}::int, "localDate", ${createdAt}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry
        (id uuid, "completionId" uuid, key text, sequence int, amount int, reason point_reason, "localDate" date))
    insert into family_scores (family_id, period, points, reached_at)
    select ${familyId}::uuid, period, points, ${createdAt}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as delta (period text, points int)
    on conflict (family_id, period) do update
      set points = family_scores.points + excluded.points, reached_at = excluded.reached_at`)
}

export async function findScore(database: Queryable, familyId: string, period: string): Promise<number> {
  const [row] = await database.query<{ points: number }>(
    Prisma.sql`select points from family_scores where family_id = ${familyId}::uuid and period = ${period}`,
  )
  return row?.points ?? 0
}

type StreakDates = {
  familyId: string
  completedDates: LocalDate[]
  restDays: LocalDate[]
}

/** Returns one row per family with its days as JSON, because decoding a row per day takes longer than the query. */
export function findStreakDates(
  database: Queryable,
  familyIds: string[],
  from: LocalDate,
): Promise<StreakDates[]> {
  return database.query<StreakDates>(Prisma.sql`
    select f.id as "familyId",
      coalesce((select json_agg(distinct c.local_date) from completions c
        where c.family_id = f.id and c.local_date >= ${from}::date and ${IS_ACTIVE_COMPLETION}), '[]') as "completedDates",
      coalesce((select json_agg(r.date) from rest_days r where r.family_id = f.id), '[]') as "restDays"
    from families f
    where ${inList(Prisma.sql`f.id`, familyIds)}`)
}

export async function findRestDays(
  database: Queryable,
  familyId: string,
  from: LocalDate,
): Promise<LocalDate[]> {
  const rows = await database.query<{ date: LocalDate }>(Prisma.sql`
    select to_char(date, 'YYYY-MM-DD') as date from rest_days
    where family_id = ${familyId}::uuid and rest_days.date >= ${from}::date
    order by rest_days.date`)
  return rows.map(({ date }) => date)
}

export async function lockFamilyForUpdate(tx: Queryable, familyId: string): Promise<void> {
  await tx.execute(Prisma.sql`select 1 from families where id = ${familyId}::uuid for update`)
}

export async function insertRestDay(tx: Db, familyId: string, date: LocalDate): Promise<void> {
  await tx.restDay.createMany({ data: [{ familyId, date: toDateColumn(date) }], skipDuplicates: true })
}

export async function deleteRestDay(familyId: string, date: LocalDate): Promise<void> {
  await db().restDay.deleteMany({ where: { familyId, date: toDateColumn(date) } })
}

export async function eraseEntries(tx: Db, challengeId: string, season: LocalDate): Promise<void> {
  await tx.$executeRaw`
    with gone as (
      delete from point_entries where challenge_id = ${challengeId}::uuid returning family_id, amount, local_date
    ), sums as (
      select family_id, period, sum(amount)::int as points
      from gone, lateral (values
        ('all'), (to_char(local_date, 'YYYY-MM')), (to_char(local_date, 'IYYY-"W"IW')),
        (${season})
      ) as periods (period)
      group by family_id, period
    )
    update family_scores s set points = s.points - sums.points
    from sums where s.family_id = sums.family_id and s.period = sums.period`
}
