import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import tar from 'tar-stream'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { db, disconnect } from '@/lib/platform/db/client'
import { storage } from '@/lib/platform/storage/storage'
import { writeArchive } from '../../../scripts/support/backup/archive'
import { makeBackup } from '../../../scripts/support/backup/make'
import type { Manifest } from '../../../scripts/support/backup/manifest'
import { restoreBackup } from '../../../scripts/support/backup/restore'
import { freshFolder, hashStoredFiles, readAllRows } from '../../support/installation'
import { uploadedBy } from '../../support/photo-files'
import { member } from '../../support/scene'

const url = process.env.DATABASE_URL ?? ''
const here = { databaseUrl: url, storage: storage(), replace: true }
const folder = freshFolder()
const bad = path.join(folder, 'bad.tar')
let good: { file: string; manifest: Manifest }
let before: unknown

const everything = async () => ({ rows: await readAllRows(url), files: await hashStoredFiles(storage()) })

beforeAll(async () => {
  const ana = await member()
  await uploadedBy(ana)
  await db().photo.updateMany({ data: { unusedSince: null } })
  await disconnect()
  good = await makeBackup({ databaseUrl: url, storage: storage(), folder })
  before = await everything()
})

afterEach(async () => expect(await everything()).toEqual(before))

const refused = (reason: string | RegExp) => expect(restoreBackup(bad, here)).rejects.toThrow(reason)

type Piece = { name: string; bytes: Buffer; type?: 'file' | 'symlink' | 'directory'; linkname?: string }

async function pieces(): Promise<Piece[]> {
  const all: Piece[] = []
  const extract = tar.extract()
  extract.end(readFileSync(good.file))
  for await (const entry of extract) {
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk as Buffer)
    all.push({ name: entry.header.name, bytes: Buffer.concat(chunks) })
  }
  return all
}

async function forge(change: (all: Piece[]) => Piece[], manifest: object = {}): Promise<void> {
  const all = change((await pieces()).filter(({ name }) => name.includes('/')))
  rmSync(bad, { force: true })
  await writeArchive(bad, `${bad}.sums`, new Date(), async (archive) => {
    for (const { name, bytes } of all) await archive.addBytes(name, bytes)
    return { ...good.manifest, ...manifest }
  })
}

describe('a restore changes nothing when the backup', { timeout: 60_000 }, () => {
  it.each([0.001, 0.3, 0.7, 0.97, 0.999])('is cut off at %d of its length', async (part) => {
    copyFileSync(good.file, bad)
    truncateSync(bad, Math.floor(statSync(good.file).size * part))
    await refused('is no whole backup')
  })

  it('is cut off between two entries', async () => {
    const whole = readFileSync(good.file)
    const end = whole.lastIndexOf('checksums.sha256\0')
    writeFileSync(bad, whole.subarray(0, end))
    await refused('its end is missing')
  })

  it('has a flipped bit in any of its entries', async () => {
    const whole = readFileSync(good.file)
    for (const { name, bytes } of await pieces()) {
      const begin = whole.indexOf(bytes, whole.indexOf(`${name}\0`))
      const damaged = Buffer.from(whole)
      const position = begin + Math.floor(bytes.length / 2)
      damaged[position] = (damaged[position] ?? 0) ^ 0x10
      writeFileSync(bad, damaged)
      await refused('is no whole backup')
    }
  })

  it('is not a backup file', async () => {
    for (const content of ['', 'hello', gzipSync('hello'), Buffer.alloc(20_000)]) {
      writeFileSync(bad, content)
      await refused('is no whole backup')
    }
    await expect(restoreBackup(path.join(folder, 'nothing'), here)).rejects.toThrow('there is no file')
    await expect(restoreBackup(folder, here)).rejects.toThrow('there is no file')
  })

  it('is of a newer version or an unknown format', async () => {
    await forge((all) => all, {
      app: '9.9.9',
      migrations: [...good.manifest.migrations, '20990101000000_to_come'],
    })
    await refused('of a newer version (9.9.9')
    await forge((all) => all, { version: 2 })
    await refused('of a format that this version does not know')
  })

  it.each([
    'files/photos/../../../../etc/cron.d/x',
    'files/photos/00000000-0000-4000-8000-000000000000/../../x.webp',
    '/etc/passwd',
    '../escape',
    'files/secrets/00000000-0000-4000-8000-000000000000/full.webp',
    'database/users;drop.copy.gz',
  ])('contains the entry %s', async (name) => {
    await forge((all) => [...all, { name, bytes: Buffer.from('x') }])
    await refused('which no backup does')
  })

  it('contains a symbolic link', async () => {
    const pack = tar.pack()
    pack.entry({ name: 'files/photos/x', type: 'symlink', linkname: '/etc' })
    pack.finalize()
    const chunks: Buffer[] = []
    for await (const chunk of pack) chunks.push(chunk as Buffer)
    writeFileSync(bad, Buffer.concat(chunks))
    await refused('which no backup does')
  })

  it('contains an unknown photo, lacks a photo or contains one twice', async () => {
    const isPhoto = ({ name }: Piece) => name.startsWith('files/')
    const stray = {
      name: 'files/photos/ffffffff-0000-4000-8000-000000000000/full.webp',
      bytes: Buffer.from('x'),
    }
    const files = (change: number, bytes: number) => ({
      files: { count: good.manifest.files.count + change, bytes: good.manifest.files.bytes + bytes },
    })
    await forge((all) => [...all, stray], files(1, 1))
    await refused('belongs to nothing')
    const last = (await pieces()).filter(isPhoto).at(-1)
    await forge((all) => all.filter(({ name }) => name !== last?.name), files(-1, -(last?.bytes.length ?? 0)))
    await refused(/its photos have \d+ files/)
    await forge((all) => all.flatMap((one) => (isPhoto(one) ? [one, one] : [one])))
    await refused('not in order')
  })

  it('has tables with other columns or rows with missing references', async () => {
    const tables = good.manifest.tables.map((table) =>
      table.name === 'users' ? { ...table, columns: [...table.columns].reverse() } : table,
    )
    await forge((all) => all, { tables })
    await refused('not those that its migrations make')
    const row = '00000000-0000-4000-8000-000000000000\t2026-11-16\t2026-11-16 00:00:00+00\n'
    const measure = { rows: 1, bytes: row.length, sha256: createHash('sha256').update(row).digest('hex') }
    await forge(
      (all) =>
        all.map((one) =>
          one.name === 'database/rest_days.copy.gz' ? { ...one, bytes: gzipSync(row) } : one,
        ),
      {
        tables: good.manifest.tables.map((table) =>
          table.name === 'rest_days' ? { ...table, ...measure } : table,
        ),
      },
    )
    await refused('foreign key constraint')
  })
})
