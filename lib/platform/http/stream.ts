import 'server-only'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { log } from '@/lib/platform/log/log'

type Write = (bytes: Uint8Array) => Promise<void>

/** Returns a stream with backpressure; an error aborts it. */
export function streamed(produce: (write: Write) => Promise<void>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>()
  const writer = writable.getWriter()
  const write: Write = async (bytes) => {
    await writer.ready
    await writer.write(bytes as Uint8Array<ArrayBuffer>)
  }
  const breakOff = (err: unknown) => {
    log.warn({ err }, 'export broken off')
    return writer.abort(err)
  }
  produce(write)
    .then(() => writer.close())
    .catch(breakOff)
    .catch(() => undefined)
  return readable
}

export type ZippedFile = {
  name: string
  bytes: Uint8Array
  asItIs?: boolean
}

/** About two milliseconds of the event loop. */
const SLICE_BYTES = 256 * 1024

/** Streams a zip with one file in memory at a time. */
export function zipped(files: () => AsyncIterable<ZippedFile>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return streamed(async (write) => {
    let ready: Uint8Array[] = []
    const zip = new Zip((error, bytes) => {
      if (error) throw error
      ready.push(bytes)
    })
    const flush = async () => {
      const chunks = ready
      ready = []
      for (const chunk of chunks) await write(chunk)
    }
    for await (const { name, bytes, asItIs = false } of files()) {
      const file = asItIs ? new ZipPassThrough(name) : new ZipDeflate(name)
      zip.add(file)
      for (let at = 0; at < bytes.length || at === 0; at += SLICE_BYTES) {
        file.push(bytes.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= bytes.length)
        await flush()
      }
    }
    zip.end()
    await flush()
  })
}
