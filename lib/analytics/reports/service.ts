import 'server-only'
import type { z } from 'zod'
import { log } from '@/lib/log/log'
import * as repo from './repo'

/** From so many accounts, families and completions on, a report is kept; with fewer, it is counted for each who asks. */
const MANY = 20_000

/** How old a kept report may be before it is counted anew: at least, and as a multiple of what counting it took. */
const FRESH_MS = 60_000
const REST = 60
/** After this long, a count that was begun and never ended is taken to have failed. */
const GIVE_UP_MS = 10 * 60_000
/** The job counts all of them this often anyway. */
const HOUR_MS = 3_600_000
/** How old a kept report may be before somebody has to wait for a new one. */
const OLD_MS = 2 * HOUR_MS

/** A report, and of how much it was counted. */
export type Counted<T> = { report: T; size: number }

export type Report<T> = {
  name: string
  /** What a kept one must be; one that an older version has kept may be something else. */
  schema: z.ZodType<T>
  count: () => Promise<Counted<T>>
}

/**
 * A report as it is now where little is to be counted; else as it was last counted, while it is counted anew for the
 * next one who asks, by one process at a time.
 */
export async function readReport<T extends object>(wanted: Report<T>): Promise<T> {
  const kept = await repo.find(wanted.name)
  const report = kept && kept.ageMs < OLD_MS ? wanted.schema.safeParse(kept.report).data : undefined
  if (!kept || report === undefined) return keepReport(wanted)
  const freshMs = Math.min(Math.max(FRESH_MS, REST * kept.tookMs), HOUR_MS)
  if (kept.ageMs > freshMs && (await repo.claim(wanted.name, freshMs, GIVE_UP_MS))) {
    // A count that fails leaves the one before, and is tried again in a while; in the end somebody waits for one.
    keepReport(wanted).catch((err) =>
      log.warn({ report: wanted.name, err }, 'a report could not be counted anew'),
    )
  }
  return report
}

/** Counts a report, and keeps it when that was much. */
export async function keepReport<T extends object>({ name, count }: Report<T>): Promise<T> {
  const begun = performance.now()
  const { report, size } = await count()
  if (size < MANY) await repo.erase(name)
  else await repo.write(name, report, performance.now() - begun)
  return report
}
