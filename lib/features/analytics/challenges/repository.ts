import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import { readCounts } from '@/lib/platform/db/counting'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { Queryable } from '@/lib/platform/db/query'

const COUNTED = Prisma.sql`(
  select count(distinct c.family_id)::int as families, count(*)::int as completions,
    (select count(*)::int from (
      select 1 from point_entries p where p.challenge_id = h.id and p.reason = 'challenge'
      group by p.family_id having sum(p.amount) > 0) finished) as finished
  from completions c
  where c.challenge_id = h.id
    and ${IS_ACTIVE_COMPLETION})`

export type ChallengeRow = {
  id: string
  title: string
  language: string
  translations: unknown
  startDate: LocalDate
  endDate: LocalDate
  families: number
  finished: number
  completions: number
}

/** Returns the closed challenges of a span with totals. */
export function findChallenges({ from, to }: { from: LocalDate; to: LocalDate }) {
  return readCounts<ChallengeRow>(Prisma.sql`
    select h.id, h.title, h.language, h.translations,
      to_char(h.start_date, 'YYYY-MM-DD') as "startDate", to_char(h.end_date, 'YYYY-MM-DD') as "endDate",
      f.families, f.finished, f.completions
    from challenges h join challenge_figures f on f.challenge_id = h.id
    where h.end_date between ${from}::date and ${to}::date
    order by f.completions desc, f.families desc, h.start_date desc, h.id`)
}

/** Counts families that began and finished closed challenges. */
export function findFinished() {
  return readCounts<{ families: number; finished: number }>(Prisma.sql`
    select families, finished from challenge_figures`)
}

/** Stores totals of ended and changed challenges. */
export async function writeFigures(
  tx: Queryable,
  endedThrough: LocalDate,
  changedIds: string[],
): Promise<void> {
  await tx.execute(Prisma.sql`delete from challenge_figures where challenge_id = any(${changedIds}::uuid[])`)
  await tx.execute(Prisma.sql`
    insert into challenge_figures (challenge_id, families, finished, completions)
    select h.id, counted.families, counted.finished, counted.completions
    from challenges h cross join lateral ${COUNTED} counted
    where h.end_date <= ${endedThrough}::date
      and not exists (select 1 from challenge_figures kept where kept.challenge_id = h.id)`)
}

export async function findDifferences(): Promise<string[]> {
  const rows = await readCounts<{ id: string }>(Prisma.sql`
    select h.id from challenges h join challenge_figures kept on kept.challenge_id = h.id
      cross join lateral ${COUNTED} counted
    where (kept.families, kept.finished, kept.completions)
      is distinct from (counted.families, counted.finished, counted.completions)`)
  return rows.map(({ id }) => id)
}
