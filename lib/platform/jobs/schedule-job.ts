import 'server-only'
import { MINUTE_MS } from '@/lib/platform/dates/durations'
import { withAdvisoryLock } from '@/lib/platform/db/advisory-lock'
import { databaseNow } from '@/lib/platform/db/clock'
import { log } from '@/lib/platform/log/log'
import { jobFinished } from '@/lib/platform/metrics/jobs'
import { isStopping } from './stopping'

/** Another container may then start a run. */
const HANGS_AFTER = 15 * MINUTE_MS

type Options = {
  minutes: number
  /** One container at a time, or each. Both must be safe to run concurrently. */
  by: 'one' | 'each'
  hangsAfterMinutes?: number
}

const running = new Map<string, Promise<void>>()

/** Runs a job periodically until shutdown, with random delays; logs errors. */
export function scheduleJob(
  name: string,
  { minutes, by, hangsAfterMinutes = HANGS_AFTER / MINUTE_MS }: Options,
  work: (now: Date) => Promise<number>,
): void {
  const once = async () => work(await databaseNow())
  const turn = by === 'one' ? () => withAdvisoryLock(name, HANGS_AFTER, once) : once
  const next = (milliseconds: number) => {
    const around = milliseconds * (0.9 + Math.random() / 5)
    setTimeout(async () => {
      if (isStopping()) return
      const mine = report(name, hangsAfterMinutes * MINUTE_MS, turn)
      running.set(name, mine)
      await mine
      running.delete(name)
      next(minutes * MINUTE_MS)
    }, around).unref()
  }
  next(Math.min(10_000, minutes * MINUTE_MS))
}

export async function drainJobs(): Promise<void> {
  await Promise.all(running.values())
}

async function report(name: string, hangsAfter: number, turn: () => Promise<number | null>): Promise<void> {
  const late = setTimeout(() => log.error({ job: name }, 'job hangs'), hangsAfter).unref()
  try {
    const count = await turn()
    if (count !== null) jobFinished(name, 'success')
    if (count) log.info({ job: name, count }, 'job done')
  } catch (err) {
    jobFinished(name, 'failure')
    log.warn({ job: name, err }, 'job failed, it is tried again')
  } finally {
    clearTimeout(late)
  }
}
