import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSemaphore } from '@/lib/limits/semaphore'

/** Laying out pages blocks the event loop: one document at a time. */
const limiter = createSemaphore({ concurrency: 1, maxQueued: 40 })

/** After a document the next one waits this many times as long as it took, so that other requests have most of the time. */
const REST = 2.5
const MAX_REST = 2000

/**
 * Runs the layout of a document in its turn, and returns its result without waiting for the rest.
 * @throws AppError service_unavailable while too many wait
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
