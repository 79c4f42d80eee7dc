import 'server-only'
import type { Db } from '@/lib/platform/db/client'

type Swap = {
  familyId: string
  challengeId: string
  assignmentId: string
  taskId: string | null
  title: string | null
}

export async function save(tx: Db, swap: Swap): Promise<void> {
  const { familyId, assignmentId, taskId, title } = swap
  await tx.taskSwap.upsert({
    where: { familyId_assignmentId: { familyId, assignmentId } },
    create: swap,
    update: { taskId, title },
    select: { familyId: true },
  })
}

export async function remove(tx: Db, familyId: string, assignmentId: string): Promise<void> {
  await tx.taskSwap.deleteMany({ where: { familyId, assignmentId } })
}

/** Checks if a child's photo of the assignment waits for an adult. */
export async function isWaiting(tx: Db, familyId: string, assignmentId: string): Promise<boolean> {
  return (await tx.waitingCompletion.count({ where: { familyId, assignmentId } })) > 0
}

/** Checks if the family has swapped a library task for another assignment of the challenge. */
export async function isSwappedIn(
  tx: Db,
  { familyId, challengeId, assignmentId }: Swap,
  taskId: string,
): Promise<boolean> {
  const where = { familyId, challengeId, taskId, assignmentId: { not: assignmentId } }
  return (await tx.taskSwap.count({ where })) > 0
}
