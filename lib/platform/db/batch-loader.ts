import 'server-only'
import DataLoader from 'dataloader'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { isAway } from './errors'

/** Queries of one batch. The server works on one result while the database computes the next. */
const BATCH_SIZE = 8

type Ask<Lookup, Result> = (lookups: readonly Lookup[]) => Promise<Result[]>

/**
 * Creates a function that combines lookups of the same turn of the event loop into one query. Nothing is cached. When a
 * batch fails, each lookup is retried alone, so that one of them cannot fail the others.
 * @param ask returns one result for each lookup, in their order; its writes are atomic and safe to repeat
 */
export function createBatchLoader<Lookup, Result>(
  ask: Ask<Lookup, Result>,
): (lookup: Lookup) => Promise<Result> {
  const loader = new DataLoader((lookups: readonly Lookup[]) => askAll(ask, lookups), {
    cache: false,
    maxBatchSize: BATCH_SIZE,
    batchScheduleFn: setImmediate,
  })
  // Detached, because the loader keeps the last lookups until the next ones come.
  return (lookup) => runDetached(() => loader.load(lookup))
}

/** Returns the row of each key, or null, in the order of the keys. */
export function toRowsByKeys<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  getKey: (row: Row) => Key,
): (Row | null)[] {
  const found = new Map(rows.map((row) => [getKey(row), row]))
  return keys.map((key) => found.get(key) ?? null)
}

async function askAll<Lookup, Result>(
  ask: Ask<Lookup, Result>,
  lookups: readonly Lookup[],
): Promise<(Result | Error)[]> {
  try {
    return await ask(lookups)
  } catch (error) {
    if (lookups.length === 1 || isAway(error)) throw error
    return (await Promise.all(lookups.map((lookup) => askAlone(ask, lookup)))).flat()
  }
}

function askAlone<Lookup, Result>(ask: Ask<Lookup, Result>, lookup: Lookup): Promise<(Result | Error)[]> {
  return ask([lookup]).catch((error: unknown) => [
    error instanceof Error ? error : new Error('a lookup failed', { cause: error }),
  ])
}
