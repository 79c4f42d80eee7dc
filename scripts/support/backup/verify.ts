import { createHash, type Hash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Failure, oneLine } from '../failure'
import { type ArchiveEntry, readArchive } from './archive'
import { type Measure, measureCompressed } from './copy'
import { checksumLine, type Manifest, parseManifest } from './manifest'

const MANIFEST_MAX_BYTES = 64 * 1024 * 1024

/** @throws Failure when damaged, truncated or not a backup */
export async function verifyBackup(file: string): Promise<Manifest> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new Failure(`there is no file ${file}`)
  try {
    return await readWhole(file)
  } catch (error) {
    const reason = error instanceof Failure ? error.message : oneLine(error)
    throw new Failure(`${path.basename(file)} is no whole backup: ${reason}`)
  }
}

interface Found {
  sums: Hash
  tables: Map<string, Measure>
  files: { count: number; bytes: number; last: string }
  manifest: Manifest | null
}

async function readWhole(file: string): Promise<Manifest> {
  const found: Found = {
    sums: createHash('sha256'),
    tables: new Map(),
    files: { count: 0, bytes: 0, last: '' },
    manifest: null,
  }
  let whole = false
  for await (const entry of readArchive(file)) {
    const isLast = entry.what.kind === 'checksums'
    if (whole || (found.manifest && !isLast)) throw new Failure('something follows its end')
    if (isLast) whole = await agrees(entry, found.sums)
    else await take(entry, found)
  }
  if (!found.manifest || !whole) throw new Failure('its end is missing')
  compare(found.manifest, found)
  return found.manifest
}

async function agrees({ content }: ArchiveEntry, sums: Hash): Promise<true> {
  if ((await digestOfAll(content)) !== sums.digest('hex'))
    throw new Failure('its content is not what its checksums say')
  return true
}

async function take(entry: ArchiveEntry, found: Found): Promise<void> {
  const hash = createHash('sha256')
  const content = summedUp(entry, hash)
  if (entry.what.kind === 'table') await takeTable(entry.what.table, content, found)
  if (entry.what.kind === 'file') await takeFile(entry.what.key, entry.bytes, content, found)
  if (entry.what.kind === 'manifest') found.manifest = await readManifest(entry, content)
  found.sums.update(checksumLine(entry.name, hash.digest('hex')))
}

async function takeTable(name: string, content: Readable, { tables }: Found): Promise<void> {
  if (tables.has(name)) throw new Failure(`it holds the table ${name} twice`)
  tables.set(name, await measureCompressed(content))
}

async function takeFile(key: string, bytes: number, content: Readable, { files }: Found): Promise<void> {
  if (key <= files.last) throw new Failure('its files are not in order')
  files.last = key
  files.count += 1
  files.bytes += bytes
  await digestOfAll(content)
}

async function readManifest({ bytes }: ArchiveEntry, content: Readable): Promise<Manifest> {
  if (bytes > MANIFEST_MAX_BYTES) throw new Failure('its manifest is too large')
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk as Buffer)
  const manifest = parseManifest(Buffer.concat(chunks).toString('utf8'))
  if (!manifest) throw new Failure('its manifest is none, or of a format that this version does not know')
  return manifest
}

function compare(manifest: Manifest, { tables, files }: Found): void {
  for (const { name, rows, bytes, sha256 } of manifest.tables) {
    const found = tables.get(name)
    if (!found) throw new Failure(`the table ${name} is missing`)
    if (found.rows !== rows || found.bytes !== bytes || found.sha256 !== sha256)
      throw new Failure(`the table ${name} is not what the manifest says`)
  }
  if (tables.size !== manifest.tables.length)
    throw new Failure('it holds a table that the manifest does not name')
  if (files.count !== manifest.files.count || files.bytes !== manifest.files.bytes)
    throw new Failure('its files are not those that the manifest counts')
}

function summedUp({ content }: ArchiveEntry, hash: Hash): Readable {
  const tap = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  // The consumer of the tap gets the error.
  pipeline(content, tap).catch(() => undefined)
  return tap
}

async function digestOfAll(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}
