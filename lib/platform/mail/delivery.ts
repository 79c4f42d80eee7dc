import 'server-only'
import { subHours } from 'date-fns'
import { toLocale } from '@/lib/platform/i18n/locales'
import { Interrupted, isStopping, waitUnlessStopping } from '@/lib/platform/jobs/stopping'
import { log } from '@/lib/platform/log/log'
import * as repo from './repository'
import { renderMail } from './templates'
import { deliver } from './transport'

/** Twelve tries take about a day. */
const LIMITS = { attempts: 12, keptHours: 30 * 24 }
/** Rows per delete statement. */
const BATCH = 1000
const LAST_WAIT = 5_000

/**
 * Sends queued mails and schedules retries; safe to run concurrently.
 * @returns how many were sent
 */
export async function sendMails(now: Date): Promise<number> {
  const old = subHours(now, LIMITS.keptHours)
  for (let gone = BATCH; gone === BATCH; ) gone = await repo.removeBefore(old, BATCH)
  for (let sent = 0; ; sent += 1) {
    const mail = isStopping() ? null : await repo.takeDue(now, LIMITS)
    if (!mail || !(await send(mail))) return sent
  }
}

/** Returns false when the server is probably down. */
async function send({ id, to, template, locale, values, attempts }: repo.QueuedMail): Promise<boolean> {
  try {
    const letter = { id, to, ...renderMail(template, toLocale(locale), values) }
    await waitUnlessStopping(deliver(letter), LAST_WAIT)
    await repo.noteSent(id, new Date())
    return true
  } catch (err) {
    if (err instanceof Interrupted) await repo.releaseClaimedMail(id)
    const { code } = err as NodeJS.ErrnoException
    log.warn({ mail: id, template, attempts, code }, 'a mail could not be sent, it is tried again')
    return false
  }
}
