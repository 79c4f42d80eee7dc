import 'server-only'
import { log } from '@/lib/log/log'

/**
 * Runs work again and again in this process, the first time a moment after the start. Every container runs it: the
 * work itself must be safe to run several times at once. A failure is logged and tried again at the next turn.
 * @param minutes between the turns; a part of one for work that people wait for
 */
export function repeat(name: string, minutes: number, work: (now: Date) => Promise<number>): void {
  let running = false
  const turn = async () => {
    if (running) return
    running = true
    try {
      const count = await work(new Date())
      if (count > 0) log.info({ job: name, count }, 'job done')
    } catch (err) {
      log.warn({ job: name, err }, 'job failed, it is tried again')
    } finally {
      running = false
    }
  }
  setTimeout(turn, Math.min(10_000, minutes * 60_000)).unref()
  setInterval(turn, minutes * 60_000).unref()
}
