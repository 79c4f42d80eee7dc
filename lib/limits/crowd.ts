import 'server-only'
import { AppError } from '@/lib/errors/app-error'

/** Seconds after which a crowd has mostly gone. */
const RETRY_AFTER = 10

type Room = {
  /** How many pieces of work run at once in this process. */
  running: number
  /** How many more may wait for their turn, first come, first served. */
  waiting: number
}

/**
 * Makes a door for work that takes much memory or time: so many at once, the next ones in their order.
 * What comes while too many wait is refused with AppError service_unavailable.
 */
export function doorFor({ running, waiting }: Room): <T>(work: () => Promise<T>) => Promise<T> {
  let inside = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (inside < running) inside += 1
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw new AppError('service_unavailable', { retryAfter: RETRY_AFTER })
    try {
      return await work()
    } finally {
      const next = queue.shift()
      // Whoever is next takes over the place.
      if (next) next()
      else inside -= 1
    }
  }
}
