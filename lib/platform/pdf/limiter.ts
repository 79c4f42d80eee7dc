import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSemaphore } from '@/lib/platform/concurrency/semaphore'

/** Layout blocks the event loop: one document at a time. */
const limiter = createSemaphore({ concurrency: 1, maxQueued: 40 })

/** Pause after a document, as a multiple of its duration, so that other requests get most of the time. */
const REST = 2.5
const MAX_REST = 2000

/**
 * Runs the layout of a document in a queue, and returns its result before the pause.
 * @throws AppError service_unavailable when the queue is full
 */
export function pdfLimiter<T>(layOut: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    limiter(async () => {
      const begun = performance.now()
      await layOut().then(resolve, reject)
      await sleep(Math.min(MAX_REST, REST * (performance.now() - begun)))
    }).catch(reject)
  })
}
