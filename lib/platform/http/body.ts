import 'server-only'
import { AppError, type ErrorCode } from '@/lib/platform/errors/app-error'

/** Drained from a rejected body, so that the client receives the response. */
const DRAIN_BYTES = 64 * 1024 * 1024
/** Milliseconds without bytes; a phone in a tunnel is back before. */
const SILENCE = 15_000
/** Milliseconds before the minimum pace. */
const GRACE = 20_000
/** Bytes per millisecond, a sixth of a poor phone network. */
const FLOOR = 5

/**
 * Reads a request body.
 * @throws AppError `tooLarge`; request_timeout when bytes are slow; malformed_request for a lost connection
 */
export async function readBytes(
  request: Request,
  limit: number,
  tooLarge: ErrorCode,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  // Monotonic: the system clock may change.
  const begun = performance.now()
  const chunks: Uint8Array[] = []
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  let size = 0
  let isLate = false
  const patience = () => {
    // Drained bytes do not extend the timeout.
    const left = begun + GRACE + Math.min(size, limit) / FLOOR - performance.now()
    return Math.max(0, Math.min(SILENCE, left))
  }
  const giveUp = () => {
    isLate = true
    void reader.cancel().catch(() => undefined)
  }
  let timer = setTimeout(giveUp, patience())
  try {
    // The parser rejects more bytes than announced.
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
