import { expect, it, vi } from 'vitest'
import { recompute } from '@/lib/features/completions/recompute/service'
import { db, disconnect } from '@/lib/platform/db/client'
import { storage } from '@/lib/platform/storage/storage'
import { makeBackup } from '../../../scripts/support/backup/make'
import { restoreBackup } from '../../../scripts/support/backup/restore'
import { freshFolder } from '../../support/installation'
import { at, challenge, complete, member } from '../../support/scene'

const source = { databaseUrl: process.env.DATABASE_URL ?? '', storage: storage() }

it('a backup made while families complete tasks is a consistent snapshot', { timeout: 180_000 }, async () => {
  const homes = [await member(), await member(), await member()]
  const { id, task } = await challenge('2026-11-09')
  at('2026-11-13T12:00:00Z')
  let stopped = false
  const lanes = homes.map(async (home) => {
    for (const day of [1, 2, 3, 4, 5]) if (!stopped) await complete(home, id, task(day))
  })
  const { file, manifest } = await makeBackup({ ...source, folder: freshFolder() })
  stopped = true
  await Promise.all(lanes)
  vi.useRealTimers()
  const rowsThen = manifest.tables.find(({ name }) => name === 'completions')?.rows
  expect(await db().completion.count()).toBeGreaterThan(rowsThen ?? 0)
  await disconnect()

  await restoreBackup(file, { ...source, replace: true })
  expect(await db().completion.count()).toBe(rowsThen)
  expect(await recompute({ mend: false })).toEqual([])
})
