import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import { execute, literalLimit, query } from '@/lib/platform/db/query'
import { MAX_FAILURES, pauseAfter } from './rules'

export type DueNotification = { id: string; userId: string; kind: string; at: Date }

/** Takes due notifications, each for one server, oldest first. */
export function claimDueNotifications(limit: number): Promise<DueNotification[]> {
  return execute<DueNotification>(Prisma.sql`
    update notifications set push_due = false where id in (
      select id from notifications where push_due order by id limit ${literalLimit(limit)} for update skip locked)
    returning id, user_id as "userId", kind::text as kind, at`)
}

/**
 * Records a push.
 * @returns the ids that have not grown since and were not sent before
 */
export async function markPushed(ids: string[], now: Date): Promise<string[]> {
  const rows = await execute<{ id: string }>(Prisma.sql`
    update notifications set pushed_at = ${now}::timestamptz
    where id = any(${ids}::uuid[]) and pushed_at is null returning id`)
  return rows.map(({ id }) => id)
}

export type Recipient = {
  userId: string
  familyId: string | null
  timezone: string | null
  language: string | null
  push: string[]
  quietFrom: string
  quietTo: string
}

/** Finds active accounts with a usable device. */
export function findRecipients(userIds: string[], now: Date): Promise<Recipient[]> {
  return query<Recipient>(Prisma.sql`
    select u.id as "userId", u.family_id as "familyId", f.timezone, u.language, to_json(n.push) as push,
      n.quiet_from as "quietFrom", n.quiet_to as "quietTo"
    from users u join notification_settings n on n.user_id = u.id left join families f on f.id = u.family_id
    where u.id = any(${userIds}::uuid[]) and u.status = 'active' and exists (
      select from push_subscriptions p where p.user_id = u.id and ${buildUsableSql(now)})`)
}

/** Condition on subscription `p`. */
const buildUsableSql = (
  now: Date,
) => Prisma.sql`(p.paused_until is null or p.paused_until <= ${now}::timestamptz)
  and exists (select from sessions s where s.id = p.session_id and s.expires_at > ${now}::timestamptz)`

/** Builds the condition for an account with a usable device. */
export const hasDevice = (userId: Prisma.Sql, now: Date) => Prisma.sql`exists (
  select from push_subscriptions p where p.user_id = ${userId} and ${buildUsableSql(now)})`

export type Device = { id: string; endpoint: string; p256dh: string; auth: string; failures: number }

/** Finds the accounts' usable devices. */
export function findDevices(userIds: string[], now: Date): Promise<(Device & { userId: string })[]> {
  return query(Prisma.sql`
    select p.id, p.user_id as "userId", p.endpoint, p.p256dh, p.auth, p.failures from push_subscriptions p
    where p.user_id = any(${userIds}::uuid[]) and ${buildUsableSql(now)}`)
}

export async function removeDevice(id: string): Promise<void> {
  await execute(Prisma.sql`delete from push_subscriptions where id = ${id}::uuid`)
}

export async function noteSent({ id, failures }: Device): Promise<void> {
  if (failures === 0) return
  await execute(
    Prisma.sql`update push_subscriptions set failures = 0, paused_until = null where id = ${id}::uuid`,
  )
}

/** Pauses a device after a failure; drops it after too many. */
export async function noteFailure({ id, failures: before }: Device, now: Date): Promise<void> {
  const failures = before + 1
  if (failures >= MAX_FAILURES) return removeDevice(id)
  await execute(Prisma.sql`
    update push_subscriptions set failures = ${failures}::int, paused_until = ${pauseAfter(failures, now)}::timestamptz
    where id = ${id}::uuid`)
}
