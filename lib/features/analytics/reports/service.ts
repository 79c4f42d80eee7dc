import 'server-only'
import type { z } from 'zod'
import { HOUR_MS } from '@/lib/platform/dates/durations'
import { log } from '@/lib/platform/log/log'
import * as repo from './repository'

/** Users, families and completions from which reports are cached. */
const MANY = 20_000

/** Minimum age for a recount, and multiple of its duration. */
const FRESH_MS = 60_000
const REST = 60
const GIVE_UP_MS = 10 * 60_000
const OLD_MS = 2 * HOUR_MS

export type Counted<T> = { report: T; size: number }

export type Report<T> = {
  name: string
  /** Cached reports can be of older versions. */
  schema: z.ZodType<T>
  count: () => Promise<Counted<T>>
}

/** Returns a small report fresh, a large one cached while one process recounts it. */
export async function readReport<T extends object>(wanted: Report<T>): Promise<T> {
  const kept = await repo.findReport(wanted.name)
  const report = kept && kept.ageMs < OLD_MS ? wanted.schema.safeParse(kept.report).data : undefined
  if (!kept || report === undefined) return keepReport(wanted)
  const freshMs = Math.min(Math.max(FRESH_MS, REST * kept.tookMs), HOUR_MS)
  if (kept.ageMs > freshMs && (await repo.claimReport(wanted.name, freshMs, GIVE_UP_MS))) {
    // Keeps the cached report.
    keepReport(wanted).catch((err) =>
      log.warn({ report: wanted.name, err }, 'a report could not be counted anew'),
    )
  }
  return report
}

export async function keepReport<T extends object>({ name, count }: Report<T>): Promise<T> {
  const begun = performance.now()
  const { report, size } = await count()
  if (size < MANY) await repo.deleteReport(name)
  else await repo.writeReport(name, report, performance.now() - begun)
  return report
}
