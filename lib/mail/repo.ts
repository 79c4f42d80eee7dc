import 'server-only'
import { type Db, db } from '@/lib/db/client'
import { newId } from '@/lib/db/ids'

export type QueuedMail = {
  id: string
  to: string
  template: string
  locale: string
  values: Record<string, string>
  attempts: number
}

/** How often a mail is tried, and for how long it is kept. */
type Limits = { attempts: number; keptHours: number }

type NewMail = Omit<QueuedMail, 'id' | 'attempts'> & { userId: string | null }

/** Due from now on by the database's clock, by which it is taken, too. */
export async function insert(tx: Db, { userId, to, template, locale, values }: NewMail): Promise<void> {
  await tx.$executeRaw`
    insert into outgoing_mails (id, user_id, "to", template, locale, "values", next_try_at, created_at)
    values (${newId()}::uuid, ${userId}::uuid, ${to}, ${template}, ${locale}, ${JSON.stringify(values)}::jsonb, now(), now())`
}

/**
 * Takes one mail that is due and puts its next try off before it is sent: whoever dies while sending leaves it to be
 * tried again, and no two containers hold the same one. Each try waits twice as long as the one before, six hours at
 * most; the last try puts the next one off until the mail is long removed, so that nobody comes by it again. Null when
 * nothing is due.
 */
export async function takeDue(now: Date, { attempts, keptHours }: Limits): Promise<QueuedMail | null> {
  const rows = await db().$queryRaw<QueuedMail[]>`
    update outgoing_mails set
      attempts = attempts + 1,
      next_try_at = ${now}::timestamptz + case when attempts + 1 < ${attempts}
        then least(interval '30 seconds' * power(2, attempts), interval '6 hours')
        else interval '1 hour' * ${keptHours}::int end
    where id = (
      select id from outgoing_mails
      where sent_at is null and next_try_at <= ${now}::timestamptz and attempts < ${attempts}
      order by next_try_at limit 1 for update skip locked
    )
    returning id, "to", template, locale, values, attempts`
  return rows[0] ?? null
}

/** Its values held links that work: they are not kept once it is sent. */
export async function noteSent(id: string, sentAt: Date): Promise<void> {
  await db().outgoingMail.updateMany({ where: { id }, data: { sentAt, values: {} } })
}

/** Leaves a mail that could not be finished to whoever looks next, as if it had not been tried. */
export async function giveBack(id: string): Promise<void> {
  await db().$executeRaw`
    update outgoing_mails set attempts = attempts - 1, next_try_at = now() where id = ${id}::uuid and sent_at is null`
}

/** Removes mails that were queued before a moment, some at a time. @returns how many */
export function removeBefore(moment: Date, limit: number): Promise<number> {
  return db().$executeRaw`
    delete from outgoing_mails where id in (
      select id from outgoing_mails where created_at < ${moment}::timestamptz order by created_at limit ${limit}
      for update skip locked)`
}

export function countWaiting(): Promise<number> {
  return db().outgoingMail.count({ where: { sentAt: null } })
}
