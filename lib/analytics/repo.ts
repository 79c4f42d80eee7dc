import 'server-only'
import { addDays, type LocalDate, startOfIsoWeek, weekday } from '@/lib/dates/local-date'
import { db } from '@/lib/db/client'
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
  const [row] = await db().$queryRaw<Totals[]>`
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
      ) as content`
  if (!row) throw new Error('The figures are one row')
  return row
}

export type FamilyCounts = Record<'completions' | 'badges' | 'posts' | 'likes' | 'comments', number>

const KINDS = Prisma.raw('family_id, completions, badges, posts, likes, comments')

/** How many families did what in a span. */
export async function countFamilies({ from, to }: Days, { days, zone }: Open): Promise<FamilyCounts> {
  const [first, last] = [startOfIsoWeek(from), startOfIsoWeek(to)]
  const open = { days: days.filter((day) => day >= from && day <= to), zone }
  // Of the weeks at the edges only the bits of those days count that lie in the span.
  const [begin, end] = [(127 << (weekday(from) - 1)) & 127, (1 << weekday(to)) - 1]
  const edge = (week: LocalDate, days: number) => Prisma.sql`
    select family_id, completions & ${days}::int2, badges & ${days}::int2, posts & ${days}::int2,
      likes & ${days}::int2, comments & ${days}::int2
    from family_weeks where week = ${week}::date`
  const edges =
    first === last ? edge(first, begin & end) : Prisma.sql`${edge(first, begin)} union all ${edge(last, end)}`
  const [row] = await db().$queryRaw<FamilyCounts[]>`
    select
      count(*) filter (where completions <> 0)::int as completions,
      count(*) filter (where badges <> 0)::int as badges,
      count(*) filter (where posts <> 0)::int as posts,
      count(*) filter (where likes <> 0)::int as likes,
      count(*) filter (where comments <> 0)::int as comments
    from (
      select family_id, bit_or(completions) as completions, bit_or(badges) as badges, bit_or(posts) as posts,
        bit_or(likes) as likes, bit_or(comments) as comments
      from (
        select ${KINDS} from family_weeks where week > ${first}::date and week < ${last}::date
        union all ${edges}
        union all select ${KINDS} from (${openWeeks(open)}) open
      ) weeks group by family_id
    ) families`
  return row ?? { completions: 0, badges: 0, posts: 0, likes: 0, comments: 0 }
}
