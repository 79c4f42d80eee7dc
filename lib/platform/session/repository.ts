import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { newId } from '@/lib/platform/db/ids'
import { type Queryable, query } from '@/lib/platform/db/query'
import type { Locale } from '@/lib/platform/i18n/locales'

type SessionRow = {
  remember: boolean
  confirmedAt: Date
  hasAdminRole: boolean
  hasSecondFactor: boolean
  language: Locale | null
  familyId: string | null
  timezone: string | null
  contentRevision: string | null
  isUseDue: boolean
}

type SessionQuery = { sessionId: string; userId: string; now: Date }

/** Finds a valid session with its active account. */
export async function findSession({ sessionId, userId, now }: SessionQuery): Promise<SessionRow | null> {
  const [session] = await query<SessionRow>(Prisma.sql`
    select s.remember, coalesce(s.confirmed_at, s.created_at) as "confirmedAt",
      s.second_factor_at is not null as "hasSecondFactor",
      u.is_admin as "hasAdminRole", u.language, u.family_id as "familyId", f.timezone,
      case when not u.is_admin then (select revision::text from content_revisions where id = 1) end as "contentRevision",
      s.last_used_at < ${now}::timestamptz - interval '1 hour' as "isUseDue"
    from sessions s
    join users u on u.id = s.user_id and u.status = 'active'
    left join families f on f.id = u.family_id
    where s.id = ${sessionId}::uuid and s.user_id = ${userId}::uuid and s.expires_at > ${now}::timestamptz`)
  return session ?? null
}

type DeviceRow = {
  deviceId: string
  familyId: string
  timezone: string
  contentRevision: string | null
  isUseDue: boolean
}

/** Finds a paired device, except of a pending family: an earlier owner of its adult's account may have the device. */
export async function findDevice(tokenHash: string, now: Date): Promise<DeviceRow | null> {
  const [device] = await query<DeviceRow>(Prisma.sql`
    select d.id as "deviceId", d.family_id as "familyId", f.timezone,
      (select revision::text from content_revisions where id = 1) as "contentRevision",
      d.last_used_at < ${now}::timestamptz - interval '1 hour' as "isUseDue"
    from family_devices d
    join families f on f.id = d.family_id
    where d.token_hash = ${tokenHash} and not exists (select from users u where u.pending_family_id = f.id)`)
  return device ?? null
}

export async function recordDeviceUse(id: string, now: Date): Promise<void> {
  await db().familyDevice.updateMany({ where: { id }, data: { lastUsedAt: now } })
}

/** Stores a session's use at most once an hour; extends a remembered one. */
export async function recordSessionUse(
  sessionId: string,
  now: Date,
  { idle, remembered }: { idle: number; remembered: number },
): Promise<void> {
  await db().$executeRaw`
    update sessions set last_used_at = ${now}::timestamptz,
      expires_at = case when remember
        then least(${now}::timestamptz + make_interval(secs => ${idle}), created_at + make_interval(secs => ${remembered}))
        else expires_at end
    where id = ${sessionId}::uuid and last_used_at < ${now}::timestamptz - interval '1 hour'`
}

export type NewSession = {
  userId: string
  remember: boolean
  userAgent: string | null
  expiresAt: Date
  secondFactorAt: Date | null
}

/** Deletes the account's oldest sessions beyond `max`, except rows that concurrent sign-ins lock. */
export async function insertSession(tx: Queryable, session: NewSession, max: number): Promise<string> {
  const id = newId()
  const now = new Date()
  const { userId, remember, userAgent, expiresAt, secondFactorAt } = session
  await tx.execute(Prisma.sql`
    with ended as (
      delete from sessions where id in (
        select id from sessions where id in (
          select id from sessions where user_id = ${userId}::uuid
          order by created_at desc, id desc offset ${max - 1}::int)
        for update skip locked))
    insert into sessions (id, user_id, remember, user_agent, created_at, last_used_at, expires_at, second_factor_at)
    values (${id}::uuid, ${userId}::uuid, ${remember}, ${userAgent}, ${now}::timestamptz, ${now}::timestamptz,
      ${expiresAt}::timestamptz, ${secondFactorAt}::timestamptz)`)
  return id
}

export async function deleteSession(sessionId: string): Promise<void> {
  await db().session.deleteMany({ where: { id: sessionId } })
}

/** Returns false for an ended session. */
export async function confirmSession(sessionId: string, confirmedAt: Date): Promise<boolean> {
  const { count } = await db().session.updateMany({ where: { id: sessionId }, data: { confirmedAt } })
  return count === 1
}

export async function deleteUserSession(tx: Db, userId: string, sessionId: string): Promise<boolean> {
  const { count } = await tx.session.deleteMany({ where: { id: sessionId, userId } })
  return count === 1
}

export function deleteExpiredSessions(before: Date, limit: number): Promise<number> {
  return db().$executeRaw`
    delete from sessions where id in (
      select id from sessions where expires_at < ${before}::timestamptz order by expires_at limit ${limit}
      for update skip locked)`
}

export async function hasSession(tx: Db, id: string): Promise<boolean> {
  return (await tx.session.count({ where: { id } })) > 0
}

export async function deleteUserSessions(tx: Db, userId: string): Promise<void> {
  await tx.session.deleteMany({ where: { userId } })
}

export async function deleteOtherSessions(tx: Db, userId: string, sessionId: string): Promise<void> {
  await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } })
}

/** Returns false for an ended session. */
export async function markSecondFactor(tx: Db, sessionId: string, at: Date): Promise<boolean> {
  const { count } = await tx.session.updateMany({ where: { id: sessionId }, data: { secondFactorAt: at } })
  return count === 1
}

export async function clearSecondFactor(tx: Db, userId: string): Promise<void> {
  await tx.session.updateMany({ where: { userId }, data: { secondFactorAt: null } })
}

export function findUserSessions(userId: string, now: Date) {
  return db().session.findMany({
    where: { userId, expiresAt: { gt: now } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, userAgent: true, remember: true, createdAt: true, lastUsedAt: true, expiresAt: true },
  })
}
