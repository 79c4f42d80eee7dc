import { readdirSync } from 'node:fs'
import path from 'node:path'
import { addDays } from 'date-fns'
import { expect } from 'vitest'
import { tidyStorage } from '@/lib/features/admin/storage-cleanup/service'
import { recomputeFigures } from '@/lib/features/analytics/days/service'
import { recompute } from '@/lib/features/completions/recompute/service'
import { sweepUnusedPhotos } from '@/lib/features/photos/service'
import { db } from '@/lib/platform/db/client'
import { storage } from '@/lib/platform/storage/storage'
import type { TaskAttempt } from './phones'

/** Checks that no acknowledged write is lost, partial or counted twice, and no orphan remains. */
export async function examine(deeds: TaskAttempt[]): Promise<void> {
  await checkAttempts(deeds)
  await examineRows()
  await sweepUnusedPhotos(addDays(new Date(), 2))
  await examineFiles(filesInFolder())
}

/** Checks an external storage, where a late upload becomes an orphan. */
export async function examineElsewhere(deeds: TaskAttempt[]): Promise<void> {
  await checkAttempts(deeds)
  await examineRows()
  const inTwoDays = addDays(new Date(), 2)
  await sweepUnusedPhotos(inTwoDays)
  await tidyStorage(inTwoDays)
  const keys: string[] = []
  for await (const { key } of storage().list('')) keys.push(key)
  await examineFiles(keys)
}

export async function examineRows(): Promise<void> {
  // Requests retry after a deadlock, so nothing else shows it.
  expect(await countDeadlocks(), 'deadlocks').toBe(0)
  expect(await findTornCompletions(), 'completions without photo or post').toEqual([])
  expect(await recompute({ mend: false }), 'points and scores').toEqual([])
  expect(await recomputeFigures({ mend: false }), 'figures').toEqual([])
}

async function checkAttempts(deeds: TaskAttempt[]): Promise<void> {
  const rows = await db().completion.findMany({
    where: { familyId: { in: deeds.map(({ home }) => home.familyId) }, reversal: null },
    select: { familyId: true, assignmentId: true, photoId: true, pointEntries: { select: { reason: true } } },
  })
  for (const { home, taskId, photoId, acknowledged, heard } of deeds) {
    const found = rows.filter((row) => row.familyId === home.familyId && row.assignmentId === taskId)
    const story = `a task that heard ${heard.join(', ')}`
    expect(found.length, story).toBeLessThanOrEqual(1)
    if (acknowledged) expect(found, story).toMatchObject([{ photoId }])
    for (const { pointEntries } of found) {
      const ofTask = pointEntries.filter(({ reason }) => reason === 'task')
      expect(ofTask, story).toHaveLength(1)
    }
  }
}

function findTornCompletions() {
  return db().$queryRaw<{ id: string }[]>`
    select coalesce(c.id, p.id) as id
    from completions c
      full join (select * from photos where purpose = 'completion') p on p.id = c.photo_id
      left join posts o on o.completion_id = c.id
      left join completion_reversals r on r.completion_id = c.id
    where r.completion_id is null and (c.id is null or o.id is null or p.id is null or p.idle_since is not null)`
}

async function countDeadlocks(): Promise<number> {
  const [row] = await db().$queryRaw<{ deadlocks: number }[]>`
    select deadlocks::int from pg_stat_database where datname = current_database()`
  return row?.deadlocks ?? 0
}

async function examineFiles(files: string[]): Promise<void> {
  const photos = await db().photo.findMany({ select: { id: true } })
  const wanted = photos.flatMap(({ id }) => ['full', 'thumb'].map((size) => `photos/${id}/${size}.webp`))
  expect(files.sort()).toEqual(wanted.sort())
}

/** Includes unfinished files. */
function filesInFolder(): string[] {
  const folder = path.resolve(process.env.BROTA_DATA_DIR ?? '', 'storage')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
}
