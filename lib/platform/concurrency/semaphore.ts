import 'server-only'
import pLimit from 'p-limit'
import { AppError } from '@/lib/platform/errors/app-error'

const RETRY_AFTER = 10

type Options = {
  concurrency: number
  maxQueued: number
}

type Semaphore = <T>(task: () => Promise<T>) => Promise<T>

/** Creates a semaphore that throws AppError service_unavailable when its queue is full. */
export function createSemaphore({ concurrency, maxQueued }: Options): Semaphore {
  const limit = pLimit(concurrency)
  return async (task) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxQueued) refuseFullQueue()
    return limit(task)
  }
}

export function createKeyedSemaphore(
  options: Options,
): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const withSemaphore = byKey(() => createSemaphore(options))
  return (key, task) => withSemaphore(key, (run) => run(task))
}

export function createKeyedWeightedSemaphore(
  options: WeightedOptions,
): <T>(key: string, task: WeightedTask<T>) => Promise<T> {
  const withSemaphore = byKey(() => createWeightedSemaphore(options))
  return (key, task) => withSemaphore(key, (run) => run(task))
}

function byKey<S>(create: () => S): <T>(key: string, use: (semaphore: S) => Promise<T>) => Promise<T> {
  const semaphores = new Map<string, { semaphore: S; users: number }>()
  return async (key, use) => {
    const entry = semaphores.get(key) ?? { semaphore: create(), users: 0 }
    semaphores.set(key, entry)
    entry.users += 1
    try {
      return await use(entry.semaphore)
    } finally {
      entry.users -= 1
      if (entry.users === 0) semaphores.delete(key)
    }
  }
}

type WeightedOptions = { capacity: number; maxQueued: number }
type WeightedTask<T> = { weight: number; task: () => Promise<T> }

/** Runs weighted tasks in order; a too heavy one runs alone. */
export function createWeightedSemaphore({ capacity, maxQueued }: WeightedOptions) {
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
