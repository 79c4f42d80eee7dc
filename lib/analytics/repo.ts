import 'server-only'
import { addDays, type LocalDate, startOfIsoWeek } from '@/lib/dates/local-date'
import { readCounts } from '@/lib/db/counting'
import { Prisma } from '@/lib/db/generated/client'
import { type Open, openWeeks } from './days/repo'
import type { Days } from './rules'
import type { Analytics } from './schema'

type Totals = {
  users: Pick<Analytics['users'], 'total' | 'active' | 'families'>
  content: Analytics['content']
}

/** What the installation has by now, and the accounts whose last sign-in lies in the span. */
export async function countTotals({ from, to }: Days, zone: string): Promise<Totals> {
  const [row] = await readCounts<Totals>(Prisma.sql`
    select
      json_build_object(
        'total', (select count(*) from users),
        'active', (select count(*) from users
          where last_login_at >= ${from}::timestamp at time zone ${zone}
            and last_login_at < ${addDays(to, 1)}::timestamp at time zone ${zone}),
        'families', (select count(*) from families)
      ) as users,
      json_build_object(
        'tasks', (select count(*) from tasks where deleted_at is null),
        'challenges', (select count(*) from challenges),
        'activeChallenges', (select count(*) from challenges where is_active),
        'badges', (select count(*) from badges where deleted_at is null),
        'recipes', (select count(*) from recipes)
      ) as content`)
  if (!row) throw new Error('The figures are one row')
  return row
}

const KINDS = ['completions', 'badges', 'posts', 'likes', 'comments'] as const

export type FamilyCounts = Record<(typeof KINDS)[number], number>

export const NO_FAMILIES: FamilyCounts = { completions: 0, badges: 0, posts: 0, likes: 0, comments: 0 }

/** How many families did what in each of some spans, told in one reading of their weeks. */
export async function countFamilies(spans: readonly Days[], { days, zone }: Open): Promise<FamilyCounts[]> {
  const weeks = [...new Set(spans.flatMap(mondaysIn))]
  const open = { days: days.filter((day) => weeks.includes(startOfIsoWeek(day))), zone }
  const columns = spans.map((_, n) => ({ days: Prisma.raw(`days${n}`), did: Prisma.raw(`did${n}`) }))
  const masks = spans.map((span) => Prisma.sql`${weeks.map((week) => daysOfWeekIn(span, week))}::int2[]`)
  const flag = (within: Prisma.Sql) =>
    Prisma.join(
      KINDS.map(
        (kind, n) => Prisma.sql`(${Prisma.raw(kind)} & ${within} <> 0)::int * ${Prisma.raw(`${1 << n}`)}`,
      ),
      ' + ',
    )
  const count = (did: Prisma.Sql) =>
    Prisma.sql`json_build_object(${Prisma.join(
      KINDS.map((kind, n) => Prisma.raw(`'${kind}', count(*) filter (where ${did.sql} & ${1 << n} <> 0)`)),
    )})`
  const [row] = await readCounts<{ counts: FamilyCounts[] }>(Prisma.sql`
    select json_build_array(${Prisma.join(columns.map(({ did }) => count(did)))}) as counts
    from (
      select family_id, ${Prisma.join(columns.map(({ days, did }) => Prisma.sql`bit_or(${flag(days)}) as ${did}`))}
      from (select * from family_weeks union all ${openWeeks(open)}) done
      join unnest(${weeks}::date[], ${Prisma.join(masks)})
        as span (week, ${Prisma.join(columns.map(({ days }) => days))}) using (week)
      group by family_id
    ) families`)
  return row?.counts ?? []
}

/** The Mondays of all weeks that a span touches. */
function mondaysIn({ from, to }: Days): LocalDate[] {
  const mondays: LocalDate[] = []
  for (let week = startOfIsoWeek(from); week <= to; week = addDays(week, 7)) mondays.push(week)
  return mondays
}

/** Which days of a week lie in a span, one bit each. */
function daysOfWeekIn({ from, to }: Days, week: LocalDate): number {
  const isIn = (day: LocalDate) => day >= from && day <= to
  return [0, 1, 2, 3, 4, 5, 6].reduce((bits, n) => bits | (isIn(addDays(week, n)) ? 1 << n : 0), 0)
}
