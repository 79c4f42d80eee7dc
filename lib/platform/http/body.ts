import 'server-only'
import { AppError, type ErrorCode } from '@/lib/platform/errors/app-error'

/** Read and dropped from a rejected body, so that the client receives the response. */
const DRAIN_BYTES = 64 * 1024 * 1024
/** Longest time without bytes; a phone in a tunnel is back before. */
const MAX_SILENCE_MS = 15_000
/** Time before the minimum speed applies. */
const GRACE_MS = 20_000
/** A sixth of a poor phone network. */
const MIN_BYTES_PER_MS = 5

/**
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
  const getTimeout = () => {
    // Dropped bytes do not extend the timeout.
    const left = begun + GRACE_MS + Math.min(size, limit) / MIN_BYTES_PER_MS - performance.now()
    return Math.max(0, Math.min(MAX_SILENCE_MS, left))
  }
  const giveUp = () => {
    isLate = true
    void reader.cancel().catch(() => undefined)
  }
  let timer = setTimeout(giveUp, getTimeout())
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
      timer = setTimeout(giveUp, getTimeout())
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
