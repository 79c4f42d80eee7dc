import 'server-only'
import type { z } from 'zod'
import { log } from '@/lib/platform/log/log'
import * as repo from './repository'

/** Number of users, families and completions from which reports are cached. */
const MANY = 20_000

/** Age at which a report is recounted: a minimum, and a multiple of its duration. */
const FRESH_MS = 60_000
const REST = 60
/** Timeout of a count. */
const GIVE_UP_MS = 10 * 60_000
/** Interval of the job. */
const HOUR_MS = 3_600_000
/** Age from which a request waits. */
const OLD_MS = 2 * HOUR_MS

export type Counted<T> = { report: T; size: number }

export type Report<T> = {
  name: string
  /** Validates cached reports of older versions. */
  schema: z.ZodType<T>
  count: () => Promise<Counted<T>>
}

/** Returns a small report freshly counted, a large one from the cache while one process recounts it. */
export async function readReport<T extends object>(wanted: Report<T>): Promise<T> {
  const kept = await repo.find(wanted.name)
  const report = kept && kept.ageMs < OLD_MS ? wanted.schema.safeParse(kept.report).data : undefined
  if (!kept || report === undefined) return keepReport(wanted)
  const freshMs = Math.min(Math.max(FRESH_MS, REST * kept.tookMs), HOUR_MS)
  if (kept.ageMs > freshMs && (await repo.claim(wanted.name, freshMs, GIVE_UP_MS))) {
    // A failed count keeps the cached report and is retried.
    keepReport(wanted).catch((err) =>
      log.warn({ report: wanted.name, err }, 'a report could not be counted anew'),
    )
  }
  return report
}

/** Counts a report, and caches a large one. */
export async function keepReport<T extends object>({ name, count }: Report<T>): Promise<T> {
  const begun = performance.now()
  const { report, size } = await count()
  if (size < MANY) await repo.erase(name)
  else await repo.write(name, report, performance.now() - begun)
  return report
}
