import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import type { StorageDriver } from '@/lib/platform/storage/driver'
import { withClient } from '../database'
import { Failure } from '../failure'
import { type ArchiveWriter, sync, writeArchive } from './archive'
import { type ExpectedFile, expectedFiles, severalAtATime } from './files'
import { entryOfFile, entryOfTable, type Manifest, type TableOfBackup } from './manifest'
import { removeOnSignal } from './remove-on-signal'
import { formatBackupName } from './rotation'
import { claimTurn, listings, type Snapshot, withSnapshot } from './snapshot'
import { verifyBackup } from './verify'

const FETCHES = 8
const SCRATCH = '.unfinished-'
/** Longer without writes: of a killed process. */
const SCRATCH_MAX_MS = 60 * 60 * 1000

export interface MadeBackup {
  file: string
  bytes: number
  manifest: Manifest
}

export interface Source {
  databaseUrl: string
  storage: StorageDriver
  folder: string
  madeAt?: Date
  /** No other backup can begin; throws to make none. */
  claimed?: () => Promise<void>
}

interface Making {
  client: Client
  storage: StorageDriver
  archive: ArchiveWriter
  scratch: string
}

export function makeBackup({
  databaseUrl,
  storage,
  folder,
  madeAt = new Date(),
  claimed,
}: Source): Promise<MadeBackup> {
  return withClient(databaseUrl, async (client) => {
    await claimTurn(client)
    await claimed?.()
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removeAbandoned(folder)
    const scratch = path.join(folder, `${SCRATCH}${randomUUID()}`)
    const forget = removeOnSignal(scratch)
    try {
      await mkdir(scratch, { mode: 0o700 })
      const unfinished = path.join(scratch, 'backup.tar')
      await writeArchive(unfinished, path.join(scratch, 'checksums'), madeAt, async (archive) => {
        const content = await fill({ client, storage, archive, scratch })
        return { ...content, madeAt: madeAt.toISOString() }
      })
      const manifest = await verifyBackup(unfinished)
      const file = path.join(folder, formatBackupName(madeAt))
      if (existsSync(file)) throw new Failure(`${file} is there already`)
      await rename(unfinished, file)
      await sync(folder)
      return { file, bytes: (await stat(file)).size, manifest }
    } finally {
      await rm(scratch, { recursive: true, force: true })
      forget()
    }
  })
}

async function fill(making: Making): Promise<Omit<Manifest, 'madeAt'>> {
  const { about, tables } = await withSnapshot(making.client, async (snapshot) => {
    for (const { owner, file } of listings(making.scratch)) await snapshot.listOwners(owner, file)
    return { about: snapshot.about, tables: await addTables(making, snapshot) }
  })
  return { ...about, tables, ...(await addFiles(making)) }
}

async function addTables({ archive, scratch }: Making, snapshot: Snapshot): Promise<TableOfBackup[]> {
  const done: TableOfBackup[] = []
  const file = path.join(scratch, 'table.copy.gz')
  for (const table of snapshot.tables) {
    const measure = await snapshot.copy(table, file)
    await archive.addFile(entryOfTable(table.name), file, (await stat(file)).size)
    done.push({ ...table, ...measure })
  }
  return done
}

/** A slow storage would keep the snapshot open. */
async function addFiles(making: Making): Promise<Pick<Manifest, 'files' | 'missing'>> {
  const { client, storage, archive, scratch } = making
  const files = { count: 0, bytes: 0 }
  const missing: Manifest['missing'] = []
  const fetch = async ({ key, used }: ExpectedFile) => ({ key, used, bytes: await storage.get(key) })
  for (const { owner, file } of listings(scratch)) {
    for await (const { key, used, bytes } of severalAtATime(expectedFiles(owner, file), FETCHES, fetch)) {
      if (bytes) {
        await archive.addBytes(entryOfFile(key), bytes)
        files.count += 1
        files.bytes += bytes.byteLength
      } else {
        const isLost = used && (await isUsedNow(client, key))
        missing.push({ key, reason: isLost ? 'lost' : 'gone' })
      }
    }
  }
  return { files, missing }
}

/** A missing file is lost only when its row is still in use. */
async function isUsedNow(client: Client, key: string): Promise<boolean> {
  const [table, id] = key.split('/')
  const { rows } = await client.query(`SELECT 1 FROM ${table} WHERE id = $1 AND idle_since IS NULL`, [id])
  return rows.length > 0
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(SCRATCH))) {
    const scratch = path.join(folder, name)
    const times = (await readdir(scratch)).map(async (file) => (await stat(path.join(scratch, file))).mtimeMs)
    const last = Math.max(...(await Promise.all([...times, stat(scratch).then(({ mtimeMs }) => mtimeMs)])))
    if (Date.now() - last > SCRATCH_MAX_MS) await rm(scratch, { recursive: true, force: true })
  }
}
