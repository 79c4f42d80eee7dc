import 'server-only'
import { createKeyedWeightedSemaphore, createWeightedSemaphore } from '@/lib/platform/concurrency/semaphore'
import { BYTES_PER_MEGABYTE } from '@/lib/platform/text/bytes'

/** Smaller bodies, nearly all JSON, are not counted. */
const SMALL_BYTES = 64 * 1024
/** One address gets a quarter, so that its slow uploads do not block others. */
const SHARES = 4

/** Separate, so that visitors cannot delay uploads of users. */
const pools = {
  signedIn: createMemoryPool(96 * BYTES_PER_MEGABYTE),
  visitors: createMemoryPool(16 * BYTES_PER_MEGABYTE),
}

function createMemoryPool(capacity: number) {
  const ofAddress = createKeyedWeightedSemaphore({ capacity: capacity / SHARES, maxQueued: 100 })
  const ofAll = createWeightedSemaphore({ capacity, maxQueued: 500 })
  return <T>(address: string, weight: number, task: () => Promise<T>): Promise<T> =>
    ofAddress(address, { weight, task: () => ofAll({ weight, task }) })
}

type Sender = { address: string; isSignedIn: boolean }

/**
 * Runs a request's work when there is memory for its body.
 * @param maxBytes limit for a request without announced size
 * @throws AppError service_unavailable when too many wait
 */
export function withBodyMemory<T>(
  request: Request,
  maxBytes: number,
  { address, isSignedIn }: Sender,
  task: () => Promise<T>,
): Promise<T> {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  const weight = Math.min(Number.isNaN(announced) ? maxBytes : announced, maxBytes)
  if (request.body === null || weight <= SMALL_BYTES) return task()
  return pools[isSignedIn ? 'signedIn' : 'visitors'](address, weight, task)
}
