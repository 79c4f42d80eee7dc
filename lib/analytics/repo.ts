import 'server-only'
import { db } from '@/lib/db/client'

type Figures = {
  totalUsers: number
  activeFamilies: number
  challengesCompleted: number
  contentItems: number
}

/**
 * The dashboard's figures in one round trip, selected across the rooms' tables. A completed challenge is one whose
 * points were given and not taken back; undone completions make no family active.
 */
export async function countFigures(activeSince: Date): Promise<Figures> {
  const [figures] = await db().$queryRaw<Figures[]>`
    select
      (select count(*)::int from users) as "totalUsers",
      (select count(distinct c.family_id)::int
        from completions c
        where c.created_at >= ${activeSince}::timestamptz
          and not exists (select 1 from completion_reversals r where r.completion_id = c.id)) as "activeFamilies",
      (select coalesce(sum(sign(amount)), 0)::int
        from point_entries where reason = 'challenge') as "challengesCompleted",
      (select (select count(*) from tasks where deleted_at is null)
        + (select count(*) from challenges)
        + (select count(*) from badges where deleted_at is null))::int as "contentItems"`
  return figures ?? { totalUsers: 0, activeFamilies: 0, challengesCompleted: 0, contentItems: 0 }
}
