import { readdirSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { db, disconnect } from '@/lib/platform/db/client'
import { s3Driver } from '@/lib/platform/storage/s3'
import { storage } from '@/lib/platform/storage/storage'
import { seedDemoContent } from '../../../scripts/demo/content'
import { makeBackup } from '../../../scripts/support/backup/make'
import { restoreBackup } from '../../../scripts/support/backup/restore'
import { deleteOldBackups, listBackups } from '../../../scripts/support/backup/rotation'
import { LEFT_OUT } from '../../../scripts/support/backup/tables'
import { buildMaterial } from '../../factories/material'
import { testDatabase } from '../../support/database'
import {
  ask,
  freshFolder,
  freshStorage,
  hashStoredFiles,
  readAllRows,
  readDatabaseShape,
} from '../../support/installation'
import { uploadedBy } from '../../support/photo-files'
import { startS3Server } from '../../support/s3-server'
import { adult, challenge } from '../../support/scene'

const url = process.env.DATABASE_URL ?? ''
const folder = freshFolder()
const back = (madeAt?: Date) =>
  makeBackup({ databaseUrl: url, storage: storage(), folder, ...(madeAt && { madeAt }) })

async function emptyDatabase() {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  return database.url
}

/** COPY or a program in between may interpret these. */
const AWKWARD = 'a\tb\nc\r\n\\N \\. \\\\ "q" \'s\' \u2028 ção 🌱 {}'

beforeAll(async () => {
  const uploader = await adult()
  for (let count = 0; count < 5; count += 1) await uploadedBy(uploader)
  await db().photo.updateMany({ data: { unusedSince: null } })
  const { id } = await challenge('2026-11-16')
  const material = await buildMaterial({ challengeId: id, name: AWKWARD })
  await storage().put(`materials/${material.id}/file.pdf`, Buffer.from('%PDF-1.7 a few bytes'))
  await db().task.create({ data: { name: AWKWARD, description: '', examples: [AWKWARD, ''] } })
  await disconnect()
})

const withoutLeftOut = (rows: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(rows).map(([name, all]) => [name, name in LEFT_OUT ? [] : all]))

describe('a backup', { timeout: 60_000 }, () => {
  it('leaves out no table that another one refers to', async () => {
    const references = await ask<{ from: string; to: string }>(
      url,
      `SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to FROM pg_constraint WHERE contype = 'f'`,
    )
    const torn = references.filter(({ from, to }) => to in LEFT_OUT && !(from in LEFT_OUT))
    expect(references.length).toBeGreaterThan(10)
    expect(torn).toEqual([])
  })

  it('is one file that only its owner can read, without temporary files', async () => {
    const own = freshFolder()
    const { file } = await makeBackup({ databaseUrl: url, storage: storage(), folder: own })
    expect(readdirSync(own)).toEqual([path.basename(file)])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(path.basename(file)).toMatch(/^brota-\d{8}T\d{6}Z\.tar$/)
  })

  it('can be restored from a folder to S3 and back', async () => {
    const server = await startS3Server()
    onTestFinished(() => server.stop())
    const bucket = s3Driver({ ...server, region: 'us-east-1', prefix: 'brota' })
    const { file } = await back(new Date('2026-01-01T00:00:00Z'))
    await restoreBackup(file, { databaseUrl: await emptyDatabase(), storage: bucket, replace: false })
    expect(await hashStoredFiles(bucket)).toEqual(await hashStoredFiles(storage()))

    const again = await makeBackup({ databaseUrl: url, storage: bucket, folder: freshFolder() })
    const target = { databaseUrl: await emptyDatabase(), storage: freshStorage(), replace: false }
    await restoreBackup(again.file, target)
    expect(await hashStoredFiles(target.storage)).toEqual(await hashStoredFiles(storage()))
  })

  it('distinguishes a lost photo from one deleted during the backup', async () => {
    const [used] = await db().photo.findMany({ where: { unusedSince: null }, take: 1 })
    const idle = await db().photo.create({ data: { width: 4, height: 3, bytes: 9 } })
    const source = storage()
    const without = {
      ...source,
      get: async (key: string) => (key.includes(used?.id ?? '?') ? null : source.get(key)),
    }
    const { file, manifest } = await makeBackup({ databaseUrl: url, storage: without, folder: freshFolder() })
    await db().photo.delete({ where: { id: idle.id } })
    expect(manifest.missing).toHaveLength(4)
    expect(manifest.missing).toContainEqual({ key: `photos/${used?.id}/full.webp`, reason: 'lost' })
    expect(manifest.missing).toContainEqual({ key: `photos/${idle.id}/thumb.webp`, reason: 'gone' })
    await restoreBackup(file, { databaseUrl: await emptyDatabase(), storage: freshStorage(), replace: false })
  })

  it('is refused while another one is running', async () => {
    const both = await Promise.allSettled([back(), back()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('leaves no files when the storage fails', async () => {
    const own = freshFolder()
    const away = { ...storage(), get: () => Promise.reject(new Error('the storage is away')) }
    await expect(makeBackup({ databaseUrl: url, storage: away, folder: own })).rejects.toThrow(
      'the storage is away',
    )
    expect(readdirSync(own)).toEqual([])
  })

  it('is deleted when old, but the newest ones and foreign files are kept', async () => {
    const own = freshFolder()
    const made = async (day: string) =>
      (await makeBackup({ databaseUrl: url, storage: freshStorage(), folder: own, madeAt: new Date(day) }))
        .file
    const files = [await made('2026-11-01'), await made('2026-11-02'), await made('2026-11-03')]
    const foreign = (await made('2026-10-01')).replace('20261001', 'mine')
    await rm(files[0] ?? '', { force: true })
    await rename(path.join(own, 'brota-20261001T000000Z.tar'), foreign)
    expect(await deleteOldBackups(own, 0)).toEqual([])
    expect(await deleteOldBackups(own, 1)).toEqual([files[1]])
    expect(await listBackups(own)).toEqual([files[2]])
    expect(readdirSync(own)).toHaveLength(2)
  })

  it('restores every row, every file and the whole table structure', { timeout: 180_000 }, async () => {
    await seedDemoContent()
    await disconnect()
    const { file, manifest } = await back()
    const target = { databaseUrl: await emptyDatabase(), storage: freshStorage(), replace: false }
    await restoreBackup(file, target)

    const rows = await readAllRows(url)
    const { content_revisions: mark = [], ...restored } = await readAllRows(target.databaseUrl)
    expect(restored.schema_compatibility).toHaveLength(1)
    const compared = { ...restored, content_revisions: [], schema_compatibility: [] }
    expect(compared).toEqual(withoutLeftOut(rows))
    expect(mark).toHaveLength(1)
    expect(mark).not.toEqual(rows.content_revisions)
    expect(await readDatabaseShape(target.databaseUrl)).toEqual(await readDatabaseShape(url))
    expect(await hashStoredFiles(target.storage)).toEqual(await hashStoredFiles(storage()))
    expect(rows.sessions?.length).toBeGreaterThan(0)
    expect(manifest.tables.map(({ name }) => name)).toEqual(
      Object.keys(rows).filter((name) => !(name in LEFT_OUT)),
    )
    const next = await ask<{ next: string; last: string }>(
      target.databaseUrl,
      `SELECT nextval('figure_changes_id_seq') AS next, (SELECT coalesce(max(id), 0) FROM figure_changes) AS last`,
    )
    expect(Number(next[0]?.next)).toBeGreaterThan(Number(next[0]?.last))
  })
})
