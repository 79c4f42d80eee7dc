import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { newId } from '@/lib/platform/db/ids'

type NewSubscription = {
  userId: string
  sessionId: string
  endpoint: string
  p256dh: string
  auth: string
  now: Date
}

/**
 * Stores a subscription for this account alone, and deletes its oldest beyond `max`.
 * @returns false when the session has ended
 */
export async function saveSubscription(tx: Db, subscription: NewSubscription, max: number): Promise<boolean> {
  const { userId, sessionId, endpoint, p256dh, auth, now } = subscription
  const saved = await tx.execute(Prisma.sql`
    insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at)
    select ${newId()}::uuid, s.user_id, s.id, ${endpoint}, ${p256dh}, ${auth}, ${now}::timestamptz
    from sessions s where s.id = ${sessionId}::uuid and s.user_id = ${userId}::uuid
    on conflict (endpoint) do update set id = excluded.id, user_id = excluded.user_id,
      session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
      created_at = excluded.created_at, failures = 0, paused_until = null
    returning id`)
  await tx.execute(Prisma.sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId}::uuid
      order by created_at desc, id desc offset ${max}::int)`)
  return saved.length === 1
}

export async function deleteSubscription(userId: string, endpoint: string): Promise<void> {
  await db().pushSubscription.deleteMany({ where: { userId, endpoint } })
}

/** Lists a session's subscribed addresses. */
export async function findEndpoints(sessionId: string): Promise<string[]> {
  const rows = await db().pushSubscription.findMany({ where: { sessionId }, select: { endpoint: true } })
  return rows.map(({ endpoint }) => endpoint)
}

const KEYS = 'push-keys'

export async function findSealedKeys(): Promise<string | null> {
  const row = await db().installationSecret.findUnique({ where: { name: KEYS } })
  return row?.value ?? null
}

/**
 * Stores the sealed keys if none are; replaces unreadable ones, and deletes their subscriptions.
 * @returns the stored keys
 */
export async function saveSealedKeys(tx: Db, sealed: string, unreadable: string | null): Promise<string> {
  const saved = await tx.execute(Prisma.sql`
    insert into installation_secrets (name, value) values (${KEYS}, ${sealed})
    on conflict (name) do update set value = excluded.value, created_at = now()
    where installation_secrets.value = ${unreadable}::text
    returning name`)
  if (saved.length === 0)
    return (await tx.installationSecret.findUniqueOrThrow({ where: { name: KEYS } })).value
  if (unreadable !== null) await tx.execute(Prisma.sql`delete from push_subscriptions`)
  return sealed
}
