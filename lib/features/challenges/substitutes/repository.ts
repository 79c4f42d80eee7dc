import 'server-only'
import { TASK_COLUMNS } from '@/lib/features/tasks/schema'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { inList, query } from '@/lib/platform/db/query'

/** An own task has a title instead of a task. */
export type Swap = { assignmentId: string; taskId: string | null; title: string | null }

export function findSwaps(familyId: string, challengeIds: string[]): Promise<Swap[]> {
  return query<Swap>(Prisma.sql`
    select assignment_id as "assignmentId", task_id as "taskId", title from task_swaps
    where family_id = ${familyId}::uuid and ${inList(Prisma.sql`challenge_id`, challengeIds)}`)
}

/** Returns tasks, also deleted ones. */
export function findTasks(ids: string[]) {
  return db().task.findMany({ where: { id: { in: ids } }, select: TASK_COLUMNS })
}
