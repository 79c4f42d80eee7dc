import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import { Prisma } from '@/lib/platform/db/generated/client'
import { query } from '@/lib/platform/db/query'
import type { RecapCompletion } from './rules'

/** Returns the active completions of a date range with the likes of their posts, newest first. */
export function findCompletions(
  familyId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<RecapCompletion[]> {
  return query<RecapCompletion>(Prisma.sql`
    select c.challenge_id as "challengeId", c.assignment_id as "assignmentId", to_char(c.local_date, 'YYYY-MM-DD') as "localDate",
      c.task_id as "taskId", c.own_title as "ownTitle", c.description,
      c.photo_id as "photoId", coalesce(o.like_count, 0) as likes
    from completions c left join posts o on o.completion_id = c.id
    where c.family_id = ${familyId}::uuid and c.local_date between ${from}::date and ${to}::date
      and ${IS_ACTIVE_COMPLETION}
    order by c.created_at desc, c.id desc`)
}
