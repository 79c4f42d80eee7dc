import 'server-only'
import { createKeyedWeightedSemaphore, createWeightedSemaphore } from '@/lib/platform/concurrency/semaphore'

const MB = 1024 * 1024
/** Smaller bodies, nearly all JSON, do not count. */
const SMALL = 64 * 1024
/** An address's slow uploads leave room to others. */
const SHARES = 4

/** Visitors cannot delay uploads. */
const pools = { signedIn: createPool(96 * MB), visitors: createPool(16 * MB) }

function createPool(capacity: number) {
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
  if (request.body === null || weight <= SMALL) return task()
  return pools[isSignedIn ? 'signedIn' : 'visitors'](address, weight, task)
}
