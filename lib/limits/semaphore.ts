import 'server-only'
import pLimit from 'p-limit'
import { AppError } from '@/lib/errors/app-error'

/** Seconds after which a full queue has usually drained. */
const RETRY_AFTER = 10

type Options = {
  /** Maximum number of tasks that run at once in this process. */
  concurrency: number
  /** Maximum number of tasks that wait, first come, first served. */
  maxQueued: number
}

type Semaphore = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Creates a semaphore for work that takes much memory or processor time.
 * @returns a function that runs a task in its turn; it throws AppError service_unavailable when the queue is full
 */
export function createSemaphore({ concurrency, maxQueued }: Options): Semaphore {
  const limit = pLimit(concurrency)
  return async (task) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxQueued) refuseFullQueue()
    return limit(task)
  }
}

/**
 * Creates a semaphore per key, so that one caller with many requests waits for itself and not in front of others.
 * A key's semaphore is dropped when its queue is empty.
 */
export function createKeyedSemaphore(
  options: Options,
): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const semaphores = new Map<string, { run: Semaphore; users: number }>()
  return async (key, task) => {
    const semaphore = semaphores.get(key) ?? { run: createSemaphore(options), users: 0 }
    semaphores.set(key, semaphore)
    semaphore.users += 1
    try {
      return await semaphore.run(task)
    } finally {
      semaphore.users -= 1
      if (semaphore.users === 0) semaphores.delete(key)
    }
  }
}

type WeightedTask<T> = { weight: number; task: () => Promise<T> }

/**
 * Creates a semaphore for tasks of different weight, such as bytes of memory: they run in their order as long as the sum
 * stays within the capacity. A task heavier than the capacity runs alone.
 */
export function createWeightedSemaphore({ capacity, maxQueued }: { capacity: number; maxQueued: number }) {
  let used = 0
  let active = 0
  const queue: { weight: number; start: () => void }[] = []
  const startNext = () => {
    for (let next = queue[0]; next && (active === 0 || used + next.weight <= capacity); next = queue[0]) {
      queue.shift()
      used += next.weight
      active += 1
      next.start()
    }
  }
  return async <T>({ weight, task }: WeightedTask<T>): Promise<T> => {
    if (queue.length >= maxQueued) refuseFullQueue()
    await new Promise<void>((resolve) => {
      queue.push({ weight, start: resolve })
      startNext()
    })
    try {
      return await task()
    } finally {
      used -= weight
      active -= 1
      startNext()
    }
  }
}

function refuseFullQueue(): never {
  throw new AppError('service_unavailable', { retryAfter: RETRY_AFTER })
}
