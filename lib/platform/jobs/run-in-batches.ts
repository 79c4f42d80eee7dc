import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { addMilliseconds } from 'date-fns'
import { isStopping } from './stopping'

/** Milliseconds between batches keep the server's responses quick (docs/performance.md, Reminders). */
const PAUSE = 12
/** Batches whose messages are under way: a slow push service holds up its own batch. */
const MAX_UNDER_WAY = 10

type Batch = {
  isFull: boolean
  /** Runs while the next batches are taken; must not reject. */
  rest: Promise<void>
}

/** Takes due rows batch by batch until one is not full, or until shutdown. */
export async function runInBatches(now: Date, take: (at: Date) => Promise<Batch>): Promise<void> {
  const begun = performance.now()
  const underWay = new Set<Promise<void>>()
  try {
    for (let isFull = true; isFull && !isStopping(); ) {
      const batch = await take(addMilliseconds(now, performance.now() - begun))
      isFull = batch.isFull
      const rest = batch.rest.finally(() => underWay.delete(rest))
      underWay.add(rest)
      if (underWay.size >= MAX_UNDER_WAY) await Promise.race(underWay)
      if (isFull) await sleep(PAUSE)
    }
  } finally {
    await Promise.all(underWay)
  }
}
