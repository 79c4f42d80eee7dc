import 'server-only'
import type { LocalDate } from '@/lib/dates/local-date'
import { readCounts } from '@/lib/db/counting'
import { Prisma } from '@/lib/db/generated/client'
import { type Connection, readIn, writeIn } from '@/lib/db/read'
import { STANDING } from '@/lib/db/standing'

/** What families did in a challenge `h`, counted from the facts. */
const COUNTED = Prisma.sql`(
  select count(distinct c.family_id)::int as families, count(*)::int as completions,
    (select count(*)::int from (
      select 1 from point_entries p where p.challenge_id = h.id and p.reason = 'challenge'
      group by p.family_id having sum(p.amount) > 0) finished) as finished
  from completions c
  where c.challenge_id = h.id
    and ${STANDING})`

/** Of all challenges: what is added up where they are over for good, and counted live where they are not. */
const FIGURES = Prisma.sql`(
  select challenge_id, families, finished, completions from challenge_figures
  union all
  select h.id, counted.families, counted.finished, counted.completions
  from challenges h cross join lateral ${COUNTED} counted
  where not exists (select 1 from challenge_figures kept where kept.challenge_id = h.id))`

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

/** The challenges that ran in a span, with what families did in the whole of each. */
export function findChallenges({ from, to }: { from: LocalDate; to: LocalDate }) {
  return readCounts<ChallengeRow>(Prisma.sql`
    select h.id, h.title, h.language, h.translations,
      to_char(h.start_date, 'YYYY-MM-DD') as "startDate", to_char(h.end_date, 'YYYY-MM-DD') as "endDate",
      f.families, f.finished, f.completions
    from challenges h join ${FIGURES} f on f.challenge_id = h.id
    where h.start_date <= ${to}::date and h.end_date >= ${from}::date
    order by f.completions desc, f.families desc, h.start_date desc, h.id`)
}

/** How often a challenge was done, and the most families that did the same one. */
export async function countFinished(): Promise<{ finished: number; most: number }> {
  const [row] = await readCounts<{ finished: number; most: number }>(Prisma.sql`
    select coalesce(sum(finished), 0)::int as finished, coalesce(max(finished), 0)::int as most
    from ${FIGURES} figures`)
  return row ?? { finished: 0, most: 0 }
}

/** Families that began one of these challenges, and those that did all of one. */
export async function countFamilies(ids: readonly string[] | 'all') {
  const [row] = await readCounts<{ families: number; finished: number }>(Prisma.sql`
    select
      (select count(distinct c.family_id)::int from completions c where ${among(ids, Prisma.sql`c.challenge_id`)}
        and ${STANDING}) as families,
      (select count(distinct family_id)::int from (
        select family_id from point_entries where reason = 'challenge' and ${among(ids, Prisma.sql`challenge_id`)}
        group by family_id, challenge_id having sum(amount) > 0) done) as finished`)
  return row ?? { families: 0, finished: 0 }
}

const among = (ids: readonly string[] | 'all', column: Prisma.Sql) =>
  ids === 'all'
    ? Prisma.sql`${column} in (select id from challenges)`
    : Prisma.sql`${column} = any(${ids}::uuid[])`

/** Adds up what is over for good, up to an end, and anew what has changed. */
export async function writeFigures(
  tx: Connection,
  endedThrough: LocalDate,
  changedIds: string[],
): Promise<void> {
  await readIn(tx, Prisma.sql`delete from challenge_figures where challenge_id = any(${changedIds}::uuid[])`)
  await writeIn(
    tx,
    Prisma.sql`
    insert into challenge_figures (challenge_id, families, finished, completions)
    select h.id, counted.families, counted.finished, counted.completions
    from challenges h cross join lateral ${COUNTED} counted
    where h.end_date <= ${endedThrough}::date
      and not exists (select 1 from challenge_figures kept where kept.challenge_id = h.id)`,
  )
}

/** Challenges of which what is stored is not what the facts say. */
export async function findDifferences(): Promise<string[]> {
  const rows = await readCounts<{ id: string }>(Prisma.sql`
    select h.id from challenges h join challenge_figures kept on kept.challenge_id = h.id
      cross join lateral ${COUNTED} counted
    where (kept.families, kept.finished, kept.completions)
      is distinct from (counted.families, counted.finished, counted.completions)`)
  return rows.map(({ id }) => id)
}
