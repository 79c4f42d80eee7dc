import 'server-only'
import { TASK_COLUMNS } from '@/lib/features/tasks/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { type Db, db } from '@/lib/platform/db/client'
import { fromDateColumn, toDateColumn } from '@/lib/platform/db/local-date'
import type { AssignmentInput } from './rules'

/** Locks a challenge and returns it with its current assignments. */
export async function lockChallenge(tx: Db, id: string) {
  const locked = await tx.$queryRaw<unknown[]>`select 1 from challenges where id = ${id}::uuid for update`
  if (locked.length === 0) return null
  const row = await tx.challenge.findUniqueOrThrow({
    where: { id },
    select: {
      id: true,
      version: true,
      weekNumber: true,
      startDate: true,
      endDate: true,
      isActive: true,
      assignments: {
        where: { removedAt: null },
        select: { id: true, taskId: true, dayOfWeek: true, orderInDay: true },
      },
      completions: { take: 1, select: { id: true } },
    },
  })
  const { completions, startDate, endDate, ...challenge } = row
  return {
    ...challenge,
    startDate: fromDateColumn(startDate),
    endDate: fromDateColumn(endDate),
    hasCompletions: completions.length > 0,
  }
}

export type LockedChallenge = NonNullable<Awaited<ReturnType<typeof lockChallenge>>>

export async function raiseVersion(tx: Db, id: string): Promise<void> {
  await tx.challenge.update({ where: { id }, data: { version: { increment: 1 } }, select: { id: true } })
}

export async function closeRows(tx: Db, ids: string[], now: Date): Promise<void> {
  await tx.challengeTask.updateMany({ where: { id: { in: ids } }, data: { removedAt: now } })
}

export async function moveRow(tx: Db, id: string, orderInDay: number): Promise<void> {
  await tx.challengeTask.update({ where: { id }, data: { orderInDay }, select: { id: true } })
}

export async function addRows(
  tx: Db,
  challengeId: string,
  rows: AssignmentInput[],
  now: Date,
): Promise<void> {
  await tx.challengeTask.createMany({
    data: rows.map(({ taskId, dayOfWeek, orderInDay }) => ({
      challengeId,
      taskId,
      dayOfWeek,
      orderInDay,
      createdAt: now,
    })),
  })
}

/** Checks if a task was completed, or is planned in a challenge that has started. */
export async function isTaskInUse(tx: Db, taskId: string, today: LocalDate): Promise<boolean> {
  const row = await tx.challengeTask.findFirst({
    where: {
      taskId,
      OR: [
        { removedAt: null, challenge: { startDate: { lte: toDateColumn(today) } } },
        { completions: { some: { reversal: null } } },
      ],
    },
    select: { id: true },
  })
  return row !== null
}

export async function closeTask(tx: Db, taskId: string, now: Date): Promise<void> {
  const planned = { taskId, removedAt: null }
  await tx.challenge.updateMany({
    where: { assignments: { some: planned } },
    data: { version: { increment: 1 } },
  })
  await tx.challengeTask.updateMany({ where: planned, data: { removedAt: now } })
}

export function findUnused(since: LocalDate) {
  const recent = { removedAt: null, challenge: { endDate: { gte: toDateColumn(since) } } }
  return db().task.findMany({
    where: { deletedAt: null, assignments: { none: recent } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: TASK_COLUMNS,
  })
}

/** Returns tasks that were never planned, then the least recently used ones. */
export async function findLeastUsed(limit: number) {
  const order = await db().$queryRaw<{ id: string }[]>`
    select t.id
    from tasks t
    left join challenge_tasks p on p.task_id = t.id and p.removed_at is null
    left join challenges c on c.id = p.challenge_id
    where t.deleted_at is null
    group by t.id
    order by max(c.end_date) nulls first, t.id
    limit ${limit}`
  const ids = order.map((row) => row.id)
  const rows = await db().task.findMany({ where: { id: { in: ids } }, select: TASK_COLUMNS })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
