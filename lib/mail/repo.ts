import 'server-only'
import { type Db, db } from '@/lib/db/client'

export type QueuedMail = {
  id: string
  to: string
  template: string
  locale: string
  values: Record<string, string>
  attempts: number
}

type NewMail = Omit<QueuedMail, 'id' | 'attempts'> & { userId: string | null }

export async function insert(tx: Db, mail: NewMail): Promise<void> {
  await tx.outgoingMail.create({ data: mail, select: { id: true } })
}

/**
 * Takes one mail that is due and puts its next try off before it is sent: whoever dies while sending leaves it to be
 * tried again, and no two containers hold the same one. Each try waits twice as long as the one before, six hours at
 * most. Null when nothing is due.
 */
export async function takeDue(now: Date, maxAttempts: number): Promise<QueuedMail | null> {
  const rows = await db().$queryRaw<QueuedMail[]>`
    update outgoing_mails set
      attempts = attempts + 1,
      next_try_at = ${now}::timestamptz + least(interval '30 seconds' * power(2, attempts), interval '6 hours')
    where id = (
      select id from outgoing_mails
      where sent_at is null and next_try_at <= ${now}::timestamptz and attempts < ${maxAttempts}
      order by next_try_at limit 1 for update skip locked
    )
    returning id, "to", template, locale, values, attempts`
  return rows[0] ?? null
}

/** Its values held links that work: they are not kept once it is sent. */
export async function noteSent(id: string, sentAt: Date): Promise<void> {
  await db().outgoingMail.updateMany({ where: { id }, data: { sentAt, values: {} } })
}

export async function removeBefore(moment: Date): Promise<void> {
  await db().outgoingMail.deleteMany({ where: { createdAt: { lt: moment } } })
}
