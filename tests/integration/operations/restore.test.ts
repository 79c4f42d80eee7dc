import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { recompute } from '@/lib/features/completions/recompute/service'
import { db, disconnect } from '@/lib/platform/db/client'
import { storage } from '@/lib/platform/storage/storage'
import { makeBackup } from '../../../scripts/support/backup/make'
import type { Manifest } from '../../../scripts/support/backup/manifest'
import { restoreBackup } from '../../../scripts/support/backup/restore'
import { migrationsOfBuild, runMigrations } from '../../../scripts/support/backup/schema'
import { LEFT_OUT } from '../../../scripts/support/backup/tables'
import { withClient } from '../../../scripts/support/database'
import { testDatabase } from '../../support/database'
import { ask, freshFolder, freshStorage, hashStoredFiles, readAllRows } from '../../support/installation'
import { uploadedBy } from '../../support/photo-files'
import { at, challenge, complete, member } from '../../support/scene'

/** The last migration before photos had digests. */
const OLDER = '20261121143233_share_once_and_let_go'

const url = process.env.DATABASE_URL ?? ''
const here = { databaseUrl: url, storage: storage(), replace: true }
let good: { file: string; manifest: Manifest }

const back = () => makeBackup({ databaseUrl: url, storage: storage(), folder: freshFolder() })

const kept = (rows: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => !(name in LEFT_OUT)))

async function everything() {
  return { rows: kept(await readAllRows(url)), files: await hashStoredFiles(storage()) }
}

async function emptyTarget() {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  return { databaseUrl: database.url, storage: freshStorage(), replace: false }
}

beforeAll(async () => {
  const ana = await member()
  const { id, task } = await challenge('2026-11-16')
  at('2026-11-17T12:00:00Z')
  for (const day of [1, 2]) await complete(ana, id, task(day), { photoId: await uploadedBy(ana) })
  vi.useRealTimers()
  await disconnect()
  good = await back()
})

afterEach(() => disconnect())

describe('a restore', { timeout: 60_000 }, () => {
  it('replaces all data with the backup and deletes photos that are not in it', async () => {
    const before = await everything()
    const newcomer = await member()
    await uploadedBy(newcomer)
    await storage().put(
      'photos/of-somebody-else/full.webp',
      Buffer.from('a storage that is shared by mistake'),
    )
    await db().user.updateMany({ data: { firstName: 'Changed' } })
    await db().photo.deleteMany({ where: { uploaderId: { not: newcomer.id } } })
    await disconnect()

    await restoreBackup(good.file, here)
    const { rows, files } = await everything()
    const { 'photos/of-somebody-else/full.webp': foreign, ...own } = files
    expect({ rows, files: own }).toEqual(before)
    expect(foreign).toBeDefined()
    expect(await recompute({ mend: false })).toEqual([])
    expect(await db().session.count()).toBe(0)
    await storage().deleteUnder('photos/of-somebody-else')
  })

  it('refuses an installation with accounts or photos without --replace', async () => {
    await expect(restoreBackup(good.file, { ...here, replace: false })).rejects.toThrow('--replace')
    const target = await emptyTarget()
    await target.storage.put('photos/one/full.webp', Buffer.from('x'))
    await expect(restoreBackup(good.file, target)).rejects.toThrow('--replace')
    await restoreBackup(good.file, { ...target, replace: true })
  })

  it('refuses a database with other connections or foreign tables', async () => {
    await db().user.count()
    await expect(restoreBackup(good.file, here)).rejects.toThrow('other connections use the database')
    await disconnect()
    const target = await emptyTarget()
    await ask(target.databaseUrl, 'CREATE TABLE ledger_of_the_town (id int)')
    await expect(restoreBackup(good.file, target)).rejects.toThrow('"ledger_of_the_town"')
  })

  it('works on an empty database without tables', async () => {
    const target = await emptyTarget()
    await ask(target.databaseUrl, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    await restoreBackup(good.file, target)
    expect(kept(await readAllRows(target.databaseUrl))).toEqual((await everything()).rows)
  })

  it('accepts a backup of an older version and migrates it', async () => {
    const old = await emptyTarget()
    const first = migrationsOfBuild().slice(0, migrationsOfBuild().indexOf(OLDER) + 1)
    await withClient(old.databaseUrl, async (client) => {
      await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
      await runMigrations(client, first)
      await client.query(
        `INSERT INTO users (id, email, first_name, updated_at)
         VALUES (gen_random_uuid(), 'a@example.com', 'A', now())`,
      )
    })
    const { file, manifest } = await makeBackup({ ...old, folder: freshFolder() })
    expect(manifest.migrations).toEqual(first)
    const target = await emptyTarget()
    await restoreBackup(file, target)
    expect(await ask(target.databaseUrl, 'SELECT email FROM users')).toEqual([{ email: 'a@example.com' }])
    const [{ applied } = { applied: 0 }] = await ask<{ applied: number }>(
      target.databaseUrl,
      'SELECT count(*)::int AS applied FROM _prisma_migrations WHERE finished_at IS NOT NULL',
    )
    expect(applied).toBe(good.manifest.migrations.length)
  })
})

describe('an interrupted restore', { timeout: 60_000 }, () => {
  it.each([
    ['the storage fails', () => Promise.reject(new Error('the storage is full'))],
    [
      'the connection is lost',
      () =>
        ask(
          url,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        ),
    ],
  ])('leaves the existing data unchanged when %s', async (_, interfere) => {
    const before = await everything()
    const writes: string[] = []
    const cutOff = async (key: string, bytes: Uint8Array) => {
      writes.push(key)
      if (writes.length === 2) await interfere()
      await storage().put(key, bytes)
    }
    const failing = { ...here, storage: { ...storage(), put: cutOff } }
    await expect(restoreBackup(good.file, failing)).rejects.toThrow()
    expect(writes.length).toBeGreaterThanOrEqual(2)
    expect(await everything()).toEqual(before)
  })

  it('leaves an empty installation empty', async () => {
    const target = await emptyTarget()
    const before = await readAllRows(target.databaseUrl)
    let writes = 0
    const put = async (key: string, bytes: Uint8Array) => {
      writes += 1
      if (writes === 3) throw new Error('the storage is full')
      await target.storage.put(key, bytes)
    }
    const failing = { ...target, storage: { ...target.storage, put } }
    await expect(restoreBackup(good.file, failing)).rejects.toThrow('the storage is full')
    expect(await readAllRows(target.databaseUrl)).toEqual(before)
    expect(await hashStoredFiles(target.storage)).toEqual({})
  })
})
