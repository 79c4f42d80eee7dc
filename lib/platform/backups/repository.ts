import 'server-only'
import { db } from '@/lib/platform/db/client'
import type { BackupRun } from '@/lib/platform/db/generated/client'
import type { LastRuns } from './rules'

const REMEMBERED = 200

/** Adds a run and deletes the oldest. */
export async function addRun(): Promise<string> {
  const { id } = await db().backupRun.create({ data: {} })
  await db().$executeRaw`
    delete from backup_runs where id in (
      select id from backup_runs order by started_at desc, id desc offset ${REMEMBERED})`
  return id
}

/** Requires the lock of backups. */
export async function closeInterruptedRuns(error: string): Promise<void> {
  await db()
    .$executeRaw`update backup_runs set outcome = 'failed', error = ${error}, finished_at = now() where finished_at is null`
}

export type RunResult = Pick<BackupRun, 'outcome' | 'file' | 'error' | 'copyOutcome' | 'copyError'> & {
  bytes: number | null
}

export async function finishRun(id: string, result: RunResult): Promise<void> {
  const { outcome, file, bytes, error, copyOutcome, copyError } = result
  await db().$executeRaw`
    update backup_runs set finished_at = now(), outcome = ${outcome}::backup_outcome, file = ${file},
      bytes = ${bytes}::bigint, error = ${error}, copy_outcome = ${copyOutcome}::backup_outcome,
      copy_error = ${copyError}
    where id = ${id}::uuid`
}

export async function findLastRuns(): Promise<LastRuns> {
  const [last, success] = await Promise.all([
    db().backupRun.findFirst({
      orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
      select: { startedAt: true, outcome: true },
    }),
    findLastSuccess(),
  ])
  return { last, lastSuccessAt: success?.startedAt ?? null }
}

export function findNewestFinished(): Promise<BackupRun | null> {
  return db().backupRun.findFirst({
    where: { finishedAt: { not: null } },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
  })
}

export function findLastSuccess(): Promise<BackupRun | null> {
  return db().backupRun.findFirst({
    where: { outcome: { in: ['success', 'lost'] } },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
  })
}
