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
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  // Not the clock of the day, which may be set meanwhile.
  const begun = performance.now()
  const chunks: Uint8Array[] = []
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  let size = 0
  let isLate = false
  const patience = () => {
    // What is thrown away buys no time.
    const left = begun + GRACE + Math.min(size, limit) / FLOOR - performance.now()
    return Math.max(0, Math.min(SILENCE, left))
  }
  const giveUp = () => {
    isLate = true
    void reader.cancel().catch(() => undefined)
  }
  let timer = setTimeout(giveUp, patience())
  try {
    // Nothing but the end comes behind as much as was announced; the framework's parser holds them to it.
    while (size !== announced) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.byteLength
      if (size <= limit) chunks.push(value)
      if (size > DRAIN_BYTES) {
        await reader.cancel()
        break
      }
      clearTimeout(timer)
      timer = setTimeout(giveUp, patience())
    }
  } catch (cause) {
    throw new AppError('malformed_request', { cause })
  } finally {
    clearTimeout(timer)
  }
  if (isLate) throw new AppError('request_timeout')
  if (size > limit) throw new AppError(tooLarge)
  return Buffer.concat(chunks)
}
