import 'server-only'
import { log } from '@/lib/log/log'

/**
 * Runs work again and again in this process, the first time a moment after the start. Every container runs it: the
 * work itself must be safe to run several times at once. A failure is logged and tried again at the next turn.
 * @param minutes between the turns
 */
export function repeat(name: string, minutes: number, work: (now: Date) => Promise<number>): void {
  const turn = async () => {
    try {
      const count = await work(new Date())
      if (count > 0) log.info({ job: name, count }, 'job done')
    } catch (err) {
      log.warn({ job: name, err }, 'job failed, it is tried again')
    }
  }
  setTimeout(turn, 10_000).unref()
  setInterval(turn, minutes * 60_000).unref()
}
