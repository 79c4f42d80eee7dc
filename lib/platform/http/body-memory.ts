import 'server-only'
import { createKeyedWeightedSemaphore, createWeightedSemaphore } from '@/lib/platform/concurrency/semaphore'

const MB = 1024 * 1024
/** Smaller bodies, which is nearly all JSON, do not count. */
const SMALL = 64 * 1024
/** Parts of a pool's memory; an address gets one, so that its slow uploads leave room to others. */
const SHARES = 4

/** Visitors have a pool of their own: without an account they cannot delay uploads. */
const pools = { signedIn: createPool(96 * MB), visitors: createPool(16 * MB) }

function createPool(capacity: number) {
  const ofAddress = createKeyedWeightedSemaphore({ capacity: capacity / SHARES, maxQueued: 100 })
  const ofAll = createWeightedSemaphore({ capacity, maxQueued: 500 })
  return <T>(address: string, weight: number, task: () => Promise<T>): Promise<T> =>
    ofAddress(address, { weight, task: () => ofAll({ weight, task }) })
}

type Sender = { address: string; isSignedIn: boolean }

/**
 * Runs a request's work when there is memory for its body, which is read only then.
 * @param maxBytes limit of the body, for a request that does not announce its size
 * @throws AppError service_unavailable when too many requests wait
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
