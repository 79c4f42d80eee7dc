import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'

export type QueuedMail = {
  id: string
  to: string
  template: string
  locale: string
  values: Record<string, string>
  attempts: number
}

type Limits = { attempts: number; keptHours: number }

type NewMail = Omit<QueuedMail, 'id' | 'attempts'> & { userId: string | null; expiresAt?: Date }

/** Queues a mail that is due now by the database's clock. */
export async function insertMail(tx: Db, mail: NewMail): Promise<void> {
  const { userId, to, template, locale, values, expiresAt = null } = mail
  await tx.$executeRaw`
    insert into outgoing_mails (id, user_id, "to", template, locale, "values", next_try_at, created_at, expires_at)
    values (${newId()}::uuid, ${userId}::uuid, ${to}, ${template}, ${locale}, ${JSON.stringify(values)}::jsonb, now(), now(),
      ${expiresAt}::timestamptz)`
}

/**
 * Claims a due mail and schedules its retry: a crash loses nothing, and no two containers send it. Delays
 * double, up to six hours.
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
        and (expires_at is null or expires_at > ${now}::timestamptz)
      order by next_try_at limit 1 for update skip locked
    )
    returning id, "to", template, locale, values, attempts`
  return rows[0] ?? null
}

/** Marks a mail as sent; deletes its values, with working links. */
export async function noteSent(id: string, sentAt: Date): Promise<void> {
  await db().outgoingMail.updateMany({ where: { id }, data: { sentAt, values: {} } })
}

/** Releases a claimed mail as if not tried. */
export async function releaseClaimedMail(id: string): Promise<void> {
  await db().$executeRaw`
    update outgoing_mails set attempts = attempts - 1, next_try_at = now() where id = ${id}::uuid and sent_at is null`
}

export function removeBefore(moment: Date, limit: number): Promise<number> {
  return db().$executeRaw`
    delete from outgoing_mails where id in (
      select id from outgoing_mails where created_at < ${moment}::timestamptz order by created_at limit ${limit}
      for update skip locked)`
}

export function countWaiting(): Promise<number> {
  return db().outgoingMail.count({
    where: { sentAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] },
  })
}
