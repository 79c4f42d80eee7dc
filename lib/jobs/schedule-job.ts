import 'server-only'
import { databaseNow } from '@/lib/db/clock'
import { inTurn } from '@/lib/db/turn'
import { log } from '@/lib/log/log'
import { jobFinished } from '@/lib/metrics/jobs'
import { isStopping } from './stopping'

const MINUTE = 60_000
/** After that long a turn counts as hanging, and another container may try. */
const HANGS_AFTER = 15 * MINUTE

type Options = {
  /** Between the turns; a part of one for work that people wait for. */
  minutes: number
  /**
   * `one`: of all containers one at a time does it, the others pass this turn over. `each`: all do it side by side, and
   * the work shares itself out. Either way it must be safe to run several times at once.
   */
  by: 'one' | 'each'
}

const running = new Map<string, Promise<void>>()

/**
 * Runs work again and again in this process, the first time a moment after the start, until the process is told to
 * stop. Containers that started together drift apart. A failure is logged and tried again at the next turn.
 */
export function scheduleJob(
  name: string,
  { minutes, by }: Options,
  work: (now: Date) => Promise<number>,
): void {
  const once = async () => work(await databaseNow())
  const turn = by === 'one' ? () => inTurn(name, HANGS_AFTER, once) : once
  const next = (milliseconds: number) => {
    const around = milliseconds * (0.9 + Math.random() / 5)
    setTimeout(async () => {
      if (isStopping()) return
      const mine = report(name, turn)
      running.set(name, mine)
      await mine
      running.delete(name)
      next(minutes * MINUTE)
    }, around).unref()
  }
  next(Math.min(10_000, minutes * MINUTE))
}

/** Resolves when every turn that has begun is over. */
export async function drainJobs(): Promise<void> {
  await Promise.all(running.values())
}

async function report(name: string, turn: () => Promise<number | null>): Promise<void> {
  const late = setTimeout(() => log.error({ job: name }, 'job hangs'), HANGS_AFTER).unref()
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
