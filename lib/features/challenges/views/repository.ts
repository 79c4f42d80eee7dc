import 'server-only'
import { TASK_COLUMNS } from '@/lib/features/tasks/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { inList, query } from '@/lib/platform/db/query'

export type CompletionRow = {
  assignmentId: string
  createdAt: Date
  localDate: LocalDate
  photo: { id: string; placeholder: string | null } | null
}

export function findCompletions(familyId: string, challengeIds: string[]): Promise<CompletionRow[]> {
  return query<CompletionRow>(Prisma.sql`
    select c.assignment_id as "assignmentId", c.created_at as "createdAt",
      to_char(c.local_date, 'YYYY-MM-DD') as "localDate",
      case when p.id is null then null else json_build_object('id', p.id, 'placeholder', p.placeholder) end as photo
    from completions c left join photos p on p.id = c.photo_id
    where c.family_id = ${familyId}::uuid and ${inList(Prisma.sql`c.challenge_id`, challengeIds)}
      and ${IS_ACTIVE_COMPLETION}`)
}

/** Either a task of the library or the title of the family's own task. */
export type SwapRow = { assignmentId: string; taskId: string | null; title: string | null }

export function findSwaps(familyId: string, challengeIds: string[]): Promise<SwapRow[]> {
  return query<SwapRow>(Prisma.sql`
    select assignment_id as "assignmentId", task_id as "taskId", title from task_swaps
    where family_id = ${familyId}::uuid and ${inList(Prisma.sql`challenge_id`, challengeIds)}`)
}

/** Returns tasks, also deleted ones. */
export function findSwapTasks(ids: string[]) {
  return db().task.findMany({ where: { id: { in: ids } }, select: TASK_COLUMNS })
}
