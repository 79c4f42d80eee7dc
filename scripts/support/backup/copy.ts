import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { copyTarget, type TableShape } from './tables'

/** Size and hash of a table. Rows are lines: COPY escapes line breaks. */
export interface Measure {
  rows: number
  bytes: number
  sha256: string
}

const LINE_BREAK = 0x0a

class Meter {
  private readonly hash: Hash = createHash('sha256')
  private rows = 0
  private bytes = 0

  take(chunk: Buffer): void {
    this.hash.update(chunk)
    this.bytes += chunk.byteLength
    for (let at = chunk.indexOf(LINE_BREAK); at !== -1; at = chunk.indexOf(LINE_BREAK, at + 1)) this.rows += 1
  }

  read(): Measure {
    return { rows: this.rows, bytes: this.bytes, sha256: this.hash.digest('hex') }
  }
}

function metered(meter: Meter): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      meter.take(chunk)
      done(null, chunk)
    },
  })
}

function swallow(meter: Meter): Writable {
  return new Writable({
    write(chunk: Buffer, _, done) {
      meter.take(chunk)
      done()
    },
  })
}

export async function copyToFile(client: Client, copy: string, file: string): Promise<Measure> {
  const meter = new Meter()
  const target = createWriteStream(file, { mode: 0o600 })
  await pipeline(client.query(copyTo(copy)), metered(meter), createGzip(), target)
  return meter.read()
}

export async function measureTable(client: Client, table: TableShape): Promise<Measure> {
  const meter = new Meter()
  await pipeline(client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`)), swallow(meter))
  return meter.read()
}

export async function loadTable(
  client: Client,
  table: TableShape,
  compressed: AsyncIterable<Buffer>,
): Promise<void> {
  const target = client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`))
  await pipeline(compressed, createGunzip(), target)
}

export async function measureCompressed(compressed: AsyncIterable<Buffer>): Promise<Measure> {
  const meter = new Meter()
  await pipeline(compressed, createGunzip(), swallow(meter))
  return meter.read()
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
