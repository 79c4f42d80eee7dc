import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import tar from 'tar-stream'
import { Failure } from '../failure'
import { hashFile } from './copy'
import { CHECKSUMS, checksumLine, type EntryKind, MANIFEST, parseEntryKind } from './manifest'

export interface ArchiveWriter {
  addFile(name: string, file: string, bytes: number): Promise<void>
  addBytes(name: string, bytes: Uint8Array): Promise<void>
}

/** Writes a synced archive with mode 0600, with the manifest from `fill` and all checksums. */
export async function writeArchive(
  file: string,
  scratch: string,
  madeAt: Date,
  fill: (archive: ArchiveWriter) => Promise<unknown>,
): Promise<void> {
  const pack = tar.pack()
  const written = pipeline(pack, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  // Awaited below, also when `fill` fails first.
  written.catch(() => undefined)
  const sums = await open(scratch, 'wx', 0o600)
  const header = (name: string, size: number) => ({ name, size, mode: 0o600, mtime: madeAt })
  const archive: ArchiveWriter = {
    async addFile(name, source, bytes) {
      await sums.write(checksumLine(name, await hashFile(source)))
      await pipeline(createReadStream(source), pack.entry(header(name, bytes)))
    },
    async addBytes(name, bytes) {
      await sums.write(checksumLine(name, createHash('sha256').update(bytes).digest('hex')))
      await addWhole(name, bytes)
    },
  }
  const addWhole = (name: string, bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      pack.entry(header(name, bytes.byteLength), Buffer.from(bytes), (error) =>
        error ? reject(error) : resolve(),
      )
    })
  try {
    const manifest = await Promise.race([fill(archive), written.then(() => undefined)])
    await archive.addBytes(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`))
    const { size } = await sums.stat()
    await pipeline(createReadStream(scratch), pack.entry(header(CHECKSUMS, size)))
    pack.finalize()
    await written
    await sync(file)
  } catch (error) {
    pack.destroy()
    await written.catch((failed: NodeJS.ErrnoException) => {
      if (failed.code === 'ENOSPC') throw new Failure(`there is no space left for ${file}`)
    })
    throw error
  } finally {
    await sums.close()
    await rm(scratch, { force: true })
  }
}

/** Syncs a file, or the names in a folder, to disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export interface ArchiveEntry {
  name: string
  what: EntryKind
  bytes: number
  /** Must be consumed before the next entry. */
  content: AsyncIterable<Buffer>
}

/** Yields the entries of an archive in order; throws on unknown ones. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const extract = tar.extract()
  pipeline(createReadStream(file, { highWaterMark: 1 << 18 }), extract).catch(() => undefined)
  for await (const entry of extract) {
    const { name, type, size = 0 } = entry.header
    const what = type === 'file' ? parseEntryKind(name) : null
    if (!what) throw new Failure(`it holds ${JSON.stringify(name.slice(0, 80))}, which no backup does`)
    yield { name, what, bytes: size, content: entry as AsyncIterable<unknown> as AsyncIterable<Buffer> }
  }
}
