import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { TASK_COLUMNS, type TaskText } from './schema'

export function findTasks() {
  return db().task.findMany({
    where: { deletedAt: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: TASK_COLUMNS,
  })
}

/** Returns all tasks' names, also deleted ones. */
export function findNames() {
  return db().task.findMany({
    select: { id: true, language: true, name: true, translations: true, motif: true },
  })
}

export function findTask(database: Db, id: string) {
  return database.task.findFirst({ where: { id, deletedAt: null }, select: TASK_COLUMNS })
}

export async function lockTask(tx: Db, id: string) {
  await tx.execute(Prisma.sql`select 1 from tasks where id = ${id}::uuid for update`)
  return findTask(tx, id)
}

/** Locks tasks against deletion and returns existing ids. */
export async function lockTasks(tx: Db, ids: string[]): Promise<Set<string>> {
  const rows = await tx.execute<{ id: string }>(Prisma.sql`
    select id from tasks where id = any(${ids}::uuid[]) and deleted_at is null order by id for share`)
  return new Set(rows.map((row) => row.id))
}

type TaskData = TaskText & {
  language: string
  translations: Prisma.InputJsonObject
  imagePhotoId: string | null
}

export function createTask(tx: Db, data: TaskData) {
  return tx.task.create({ data, select: TASK_COLUMNS })
}

/** Updates fields and increments the version. */
export function updateTask(tx: Db, id: string, data: Partial<TaskData>) {
  return tx.task.update({
    where: { id },
    data: { ...data, version: { increment: 1 } },
    select: TASK_COLUMNS,
  })
}

/** Marks a task as deleted; completions keep its row. */
export async function retireTask(tx: Db, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.task.updateMany({ where: { id, deletedAt: null }, data: { deletedAt: now } })
  return count === 1
}
