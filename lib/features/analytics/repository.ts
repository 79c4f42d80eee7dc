import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { readCounts } from '@/lib/platform/db/counting'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { Days } from './rules'
import type { Analytics } from './schema'

type Totals = {
  users: Pick<Analytics['users'], 'total' | 'active' | 'families'>
  content: Analytics['content']
}

/**
 * Counts totals, and users who signed in since the period began: only the last sign-in is known. Active challenges are
 * those of today, as in the list of challenges.
 */
export async function countTotals(
  { from }: Pick<Days, 'from'>,
  zone: string,
  today: LocalDate,
): Promise<Totals> {
  const [row] = await readCounts<Totals>(Prisma.sql`
    select
      json_build_object(
        'total', (select count(*) from users),
        'active', (select count(*) from users
          where last_login_at >= ${from}::timestamp at time zone ${zone}),
        'families', (select count(*) from families)
      ) as users,
      json_build_object(
        'tasks', (select count(*) from tasks where deleted_at is null),
        'challenges', (select count(*) from challenges),
        'activeChallenges', (select count(*) from challenges
          where is_active and ${today}::date between start_date and end_date),
        'badges', (select count(*) from badges where deleted_at is null),
        'recipes', (select count(*) from recipes)
      ) as content`)
  if (!row) throw new Error('The figures are one row')
  return row
}

const KINDS = ['completions', 'badges', 'posts', 'likes', 'comments'] as const

export type FamilyCounts = Record<(typeof KINDS)[number], number>

export const NO_FAMILIES: FamilyCounts = { completions: 0, badges: 0, posts: 0, likes: 0, comments: 0 }

export async function countFamilies(spans: readonly Days[]): Promise<FamilyCounts[]> {
  const counts = spans.map(
    ({ from, to }) => Prisma.sql`select ${COUNTS} from (
    select ${Prisma.join(KINDS.map((kind) => Prisma.raw(`bool_or(${kind} <> 0) as ${kind}`)))}
    from family_weeks where week between ${from}::date and ${to}::date group by family_id) families`,
  )
  return readCounts<FamilyCounts>(Prisma.join(counts, ' union all '))
}

export function countFamiliesByWeek({ from, to }: Days): Promise<(FamilyCounts & { week: LocalDate })[]> {
  const flags = KINDS.map((kind) => Prisma.raw(`${kind} <> 0 as ${kind}`))
  return readCounts(Prisma.sql`
    select to_char(week, 'YYYY-MM-DD') as week, ${COUNTS} from (
      select week, ${Prisma.join(flags)} from family_weeks
      where week between ${from}::date and ${to}::date) families
    group by week order by week`)
}

const COUNTS = Prisma.join(KINDS.map((kind) => Prisma.raw(`count(*) filter (where ${kind})::int as ${kind}`)))
