import 'server-only'
import { AppError, type ErrorCode } from '@/lib/errors/app-error'

/** How much of a refused body is read and thrown away, so that the client hears the answer instead of a reset. */
const DRAIN_BYTES = 64 * 1024 * 1024
/** How long nothing at all may arrive, in milliseconds; a phone that comes out of a tunnel is back before. */
const SILENCE = 15_000
/** How long a body may take before its pace counts, in milliseconds. */
const GRACE = 20_000
/** Bytes per millisecond below which nobody is waited for: 5 kB/s, a sixth of what a poor phone network carries. */
const FLOOR = 5

/**
 * All bytes of a body, up to the limit.
 * @throws AppError `tooLarge`; request_timeout when they stop arriving, or arrive too slowly; malformed_request when
 * the connection is lost
 */
export async function readBytes(
  request: Request,
  limit: number,
  tooLarge: ErrorCode,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  // Not the clock of the day, which may be set meanwhile.
  const begun = performance.now()
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    // What is thrown away buys no time.
    const left = begun + GRACE + Math.min(size, limit) / FLOOR - performance.now()
    const { done, value } = await inTime(reader.read(), Math.min(SILENCE, left))
    if (done) break
    size += value.byteLength
    if (size <= limit) chunks.push(value)
    if (size > DRAIN_BYTES) {
      await reader.cancel()
      break
    }
  }
  if (size > limit) throw new AppError(tooLarge)
  return Buffer.concat(chunks)
}

function inTime<T>(reading: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('request_timeout')), Math.max(0, milliseconds))
    reading
      .then(resolve, (cause) => reject(new AppError('malformed_request', { cause })))
      .finally(() => clearTimeout(timer))
  })
}
