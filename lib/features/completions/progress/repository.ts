import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { fromDateColumn } from '@/lib/platform/db/local-date'
import { literalLimit, query } from '@/lib/platform/db/query'

/** Counts the active completions of each day that has any. */
export async function countByDay(
  familyId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<Map<LocalDate, number>> {
  const rows = await query<{ date: LocalDate; count: number }>(Prisma.sql`
    select to_char(c.local_date, 'YYYY-MM-DD') as date, count(*)::int as count from completions c
    where c.family_id = ${familyId}::uuid and c.local_date between ${from}::date and ${to}::date
      and ${IS_ACTIVE_COMPLETION}
    group by c.local_date`)
  return new Map(rows.map(({ date, count }) => [date, count]))
}

/** Returns the day on which a family was founded, in its time zone. */
export async function findFoundingDay(familyId: string): Promise<LocalDate | null> {
  const [row] = await query<{ date: LocalDate }>(Prisma.sql`
    select to_char(created_at at time zone timezone, 'YYYY-MM-DD') as date from families where id = ${familyId}::uuid`)
  return row?.date ?? null
}

type Titled = { language: string; title: string; translations: unknown }

export type LedgerRow = {
  amount: number
  reason: 'task' | 'day' | 'challenge'
  localDate: LocalDate
  createdAt: Date
  task: { taskId: string; ownTitle: string | null } | null
  challenge: Titled | null
}

export function findLedger(familyId: string, limit: number): Promise<LedgerRow[]> {
  return query<LedgerRow>(Prisma.sql`
    select p.amount, p.reason::text as reason, to_char(p.local_date, 'YYYY-MM-DD') as "localDate",
      p.created_at as "createdAt",
      case when c.id is not null then
        json_build_object('taskId', c.task_id, 'ownTitle', c.own_title) end as task,
      case when h.id is not null then
        json_build_object('language', h.language, 'title', h.title, 'translations', h.translations) end as challenge
    from (
      select * from point_entries where family_id = ${familyId}::uuid
      order by created_at desc, id desc limit ${literalLimit(limit)}) p
    left join completions c on c.id = p.completion_id
    left join challenges h on h.id = c.challenge_id
    order by p.created_at desc, p.id desc`)
}

export async function findDoneIn(familyId: string, challengeIds: string[]) {
  const rows = await db().completion.findMany({
    where: { familyId, challengeId: { in: challengeIds }, reversal: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      localDate: true,
      createdAt: true,
      taskId: true,
      ownTitle: true,
      challenge: { select: { weekNumber: true } },
    },
  })
  return rows.map((row) => ({ ...row, localDate: fromDateColumn(row.localDate) }))
}
