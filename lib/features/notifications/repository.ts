import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import { newId } from '@/lib/platform/db/ids'
import { NOT_REVERSED } from '@/lib/platform/db/not-reversed'
import { execute, literalLimit, type Queryable, query } from '@/lib/platform/db/query'
import { MOST_UNREAD, type NotificationKind, type StoredKind } from './rules'

/** UUIDv7 of a moment; equal seeds have equal ids. */
const buildId = (at: Prisma.Sql, seed: Prisma.Sql) => Prisma.sql`overlay(overlay(overlay(md5(${seed})
  placing lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') from 1 for 12)
  placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`

type Reaction = { kind: 'like' | 'comment'; postId: string; userId: string; at: Date }

/**
 * Notifies a family's other adults of a reaction; their notification of the last hour grows. Requires the post's lock.
 */
export async function insertReaction(tx: Queryable, { kind, postId, userId, at }: Reaction): Promise<void> {
  const [post, moment] = [Prisma.sql`${postId}::uuid`, Prisma.sql`${at}::timestamptz`]
  await tx.execute(Prisma.sql`
    with recipients as (
      select u.id, p.family_id from posts p join users u on u.family_id = p.family_id
      where p.id = ${post} and u.status = 'active' and u.id <> ${userId}::uuid),
    grown as (
      update notifications n
      set id = ${buildId(Prisma.sql`greatest(n.at, ${moment})`, Prisma.sql`${newId()} || n.user_id`)},
        push_due = n.pushed_at is null,
        at = greatest(n.at, ${moment}), started_at = least(n.started_at, ${moment})
      from recipients r
      where n.user_id = r.id and n.post_id = ${post} and n.kind = ${kind}::notification_kind
        and n.started_at > ${moment} - interval '1 hour'
      returning n.user_id)
    insert into notifications (id, user_id, family_id, kind, post_id, started_at, at)
    select ${buildId(moment, Prisma.sql`${newId()} || r.id`)}, r.id, r.family_id, ${kind}::notification_kind,
      ${post}, ${moment}, ${moment}
    from recipients r where r.id not in (select user_id from grown)`)
}

export type FamilyNews = {
  familyId: string
  kind: 'follow_request' | 'follow_accepted' | 'badge' | 'adult_joined'
  /** Adult who caused it. */
  exceptUserId: string | null
  otherFamilyId?: string
  subjectId?: string
  detail?: string
  at: Date
}

/** Notifies a family's adults; replaces an equal notification. */
export async function insertForFamily(tx: Queryable, news: FamilyNews): Promise<void> {
  const { familyId, kind, exceptUserId, otherFamilyId = null, subjectId = null, detail = null, at } = news
  const moment = Prisma.sql`${at}::timestamptz`
  await tx.execute(Prisma.sql`
    with replaced as (
      delete from notifications
      where family_id = ${familyId}::uuid and kind = ${kind}::notification_kind
        and other_family_id is not distinct from ${otherFamilyId}::uuid
        and subject_id is not distinct from ${subjectId}::uuid and detail is not distinct from ${detail}::text)
    insert into notifications (id, user_id, family_id, kind, other_family_id, subject_id, detail, started_at, at)
    select ${buildId(moment, Prisma.sql`${newId()} || id`)}, id, family_id, ${kind}::notification_kind,
      ${otherFamilyId}::uuid, ${subjectId}::uuid, ${detail}::text, ${moment}, ${moment}
    from users
    where family_id = ${familyId}::uuid and status = 'active' and id is distinct from ${exceptUserId}::uuid`)
}

type AccountNews = { kind: 'report_decided' | 'security'; detail: string; at: Date }

/** Notifies accounts one by one. */
export async function insertForUsers(
  tx: Queryable,
  userIds: string[],
  { kind, detail, at }: AccountNews,
): Promise<void> {
  const moment = Prisma.sql`${at}::timestamptz`
  await tx.execute(Prisma.sql`
    insert into notifications (id, user_id, kind, detail, started_at, at)
    select ${buildId(moment, Prisma.sql`${newId()} || id`)}, id, ${kind}::notification_kind, ${detail}, ${moment}, ${moment}
    from users where id = any(${userIds}::uuid[])`)
}

export type Reader = { userId: string; familyId: string | null; timezone: string | null; now: Date }

export type NotificationRow = {
  id: string
  kind: NotificationKind
  at: Date
  subject: string | null
  detail: string | null
  /** Without undone reactions. */
  count: number
  name: string | null
  content: { name: string; language: string; translations: unknown } | null
}

export type StoredRow = NotificationRow & { kind: StoredKind }

type Range = { isIn: (id: Prisma.Sql) => Prisma.Sql; limit: number }

const RECAP_DAYS = 28

/**
 * Stored notifications, and announcements to all families, without deleted, undone or blocked subjects. A read model
 * across features.
 */
function buildNews(reader: Reader, range: Range): Prisma.Sql {
  const sources = [buildStored(reader, range)]
  if (reader.familyId !== null) sources.push(buildChallenges(reader, range), buildRecaps(reader, range))
  return Prisma.join(
    sources.map((source) => Prisma.sql`(${source})`),
    ' union all ',
  )
}

function buildStored({ userId, familyId }: Reader, { isIn, limit }: Range): Prisma.Sql {
  const mine = familyId
    ? Prisma.sql`(n.family_id is null or n.family_id = ${familyId}::uuid)`
    : Prisma.sql`n.family_id is null`
  return Prisma.sql`
    select n.id, n.kind::text as kind, n.at, n.post_id::text as subject, n.detail, facts.count, facts.name, facts.content
    from notifications n cross join lateral (
      ${buildReactionFacts(familyId)} union all ${FOLLOW_FACTS} union all ${OTHER_FACTS}) facts
    where n.user_id = ${userId}::uuid and ${mine} and ${isIn(Prisma.sql`n.id`)}
    order by n.id desc limit ${literalLimit(limit)}`
}

function buildReactionFacts(familyId: string | null): Prisma.Sql {
  const me = Prisma.sql`${familyId}::uuid`
  return Prisma.sql`
    select count(*)::int as count,
      (array_agg(case when r.family_id = n.family_id then a.first_name else f.name end order by r.created_at desc))[1] as name,
      (select json_build_object('name', t.name, 'language', t.language, 'translations', t.translations)
        from posts p join completions c on c.id = p.completion_id join tasks t on t.id = c.task_id
        where p.id = n.post_id) as content
    from (
      select user_id, family_id, created_at from likes where n.kind = 'like' and post_id = n.post_id
      union all
      select user_id, family_id, created_at from comments
      where n.kind = 'comment' and post_id = n.post_id and hidden_at is null) r
    join users a on a.id = r.user_id
    left join families f on f.id = r.family_id
    where r.created_at between n.started_at and n.at and r.user_id <> n.user_id
      and not exists (select from blocks b
        where (b.blocker_id, b.blocked_id) in ((${me}, r.family_id), (r.family_id, ${me})))
    having count(*) > 0`
}

const FOLLOW_FACTS = Prisma.sql`
  select 1, f.name, null::json from families f join follows w
    on (w.follower_id, w.followed_id) = (f.id, n.family_id) and n.kind = 'follow_request'
    or (w.follower_id, w.followed_id) = (n.family_id, f.id) and n.kind = 'follow_accepted' and w.status = 'accepted'
  where f.id = n.other_family_id`

const OTHER_FACTS = Prisma.sql`
  select 1, null, json_build_object('name', b.name, 'language', b.language, 'translations', b.translations)
  from earned_badges e join badges b on b.id = e.badge_id
  where n.kind = 'badge' and (e.family_id, e.badge_id, e.occasion) = (n.family_id, n.subject_id, n.detail)
  union all
  select 1, first_name, null from users
  where n.kind = 'adult_joined' and (users.id, users.family_id) = (n.subject_id, n.family_id)
  union all
  select 1, null, null where n.kind in ('report_decided', 'security')`

/** After the reader's account and family were created. */
const isSince = ({ userId, familyId, now }: Reader) => Prisma.sql`announced.at <= ${now}::timestamptz
  and announced.at > (select greatest(u.created_at, f.created_at) from users u, families f
    where u.id = ${userId}::uuid and f.id = ${familyId}::uuid)`

/** A challenge is announced once, in its own row: from its first day in the family's zone on. */
function buildChallenges(reader: Reader, { isIn, limit }: Range): Prisma.Sql {
  const { timezone, now } = reader
  const id = buildId(Prisma.sql`announced.at`, Prisma.sql`'challenge ' || c.id`)
  return Prisma.sql`
    select ${id} as id, 'challenge_published', announced.at, c.id::text, null, 1, null,
      json_build_object('name', c.title, 'language', c.language, 'translations', c.translations)
    from challenges c cross join lateral (
      select greatest(c.announced_at, c.start_date::timestamp at time zone ${timezone}) as at) announced
    where c.is_active and c.announced_at is not null
      and announced.at < (c.end_date + 1)::timestamp at time zone ${timezone}
      and announced.at > ${now}::timestamptz - interval '1 year' and ${isSince(reader)} and ${isIn(id)}
    order by 1 desc limit ${literalLimit(limit)}`
}

/** A week with completions has a recap from its Sunday noon on; it is not stored. */
function buildRecaps(reader: Reader, { isIn, limit }: Range): Prisma.Sql {
  const { familyId, timezone, now } = reader
  const id = buildId(Prisma.sql`announced.at`, Prisma.sql`'recap ' || ${familyId} || week.monday`)
  return Prisma.sql`
    select ${id} as id, 'week_recap', announced.at, to_char(week.monday, 'IYYY-"W"IW'), null, 1, null, null::json
    from (
      select distinct date_trunc('week', c.local_date)::date as monday from completions c
      where c.family_id = ${familyId}::uuid and ${NOT_REVERSED}
        and c.local_date > (${now}::timestamptz at time zone ${timezone})::date - ${RECAP_DAYS + 7}::int) week
    cross join lateral (select (week.monday + 6 + time '12:00') at time zone ${timezone} as at) announced
    where announced.at > ${now}::timestamptz - ${RECAP_DAYS}::int * interval '1 day' and ${isSince(reader)} and ${isIn(id)}
    order by 1 desc limit ${literalLimit(limit)}`
}

const READ = (userId: string) => Prisma.sql`(
  select coalesce(notifications_read_id, '00000000-0000-0000-0000-000000000000') from users where id = ${userId}::uuid)`

function buildUnread(reader: Reader): Prisma.Sql {
  const range = { isIn: (id: Prisma.Sql) => Prisma.sql`${id} > ${READ(reader.userId)}`, limit: MOST_UNREAD }
  return Prisma.sql`select least(count(*), ${MOST_UNREAD}::int)::int from (${buildNews(reader, range)}) unread`
}

/** Counts the unread notifications, up to a limit. */
export async function countUnread(reader: Reader): Promise<number> {
  const [row] = await query<{ unread: number }>(Prisma.sql`select (${buildUnread(reader)}) as unread`)
  return row?.unread ?? 0
}

type Found = { unread: number; readId: string; rows: NotificationRow[] }

/** Returns a page plus one row, with the unread count. */
export async function findPage(reader: Reader, limit: number, before: string | null): Promise<Found> {
  const isIn = (id: Prisma.Sql) => (before ? Prisma.sql`${id} < ${before}::uuid` : Prisma.sql`true`)
  const found = await query<Pick<Found, 'unread' | 'readId'> & (NotificationRow | { id: null })>(Prisma.sql`
    select (${buildUnread(reader)}) as unread, ${READ(reader.userId)}::text as "readId", page.*
    from (select) always left join (
      select * from (${buildNews(reader, { isIn, limit: limit + 1 })}) news
      order by id desc limit ${literalLimit(limit + 1)}) page on true
    order by page.id desc`)
  const { unread = 0, readId = '' } = found[0] ?? {}
  return { unread, readId, rows: found.flatMap((row) => (row.id === null ? [] : row)) }
}

/** Finds stored notifications whose subject exists. */
export function findStored(reader: Reader, ids: string[]): Promise<StoredRow[]> {
  const isIn = (id: Prisma.Sql) => Prisma.sql`${id} = any(${ids}::uuid[])`
  return query<StoredRow>(buildStored(reader, { isIn, limit: ids.length }))
}

/** Marks all up to an id as read; never moves back. */
export async function markRead(userId: string, upTo: string): Promise<void> {
  await execute(Prisma.sql`
    update users set notifications_read_id = ${upTo}::uuid
    where id = ${userId}::uuid and (notifications_read_id is null or notifications_read_id < ${upTo}::uuid)`)
}

/**
 * Deletes old notifications.
 * @returns their number
 */
export async function deleteOlder(before: Date, limit: number): Promise<number> {
  const rows = await execute(Prisma.sql`
    delete from notifications where id in (
      select id from notifications where id < ${buildId(Prisma.sql`${before}::timestamptz`, Prisma.sql`''`)}
      order by id limit ${limit} for update skip locked) returning id`)
  return rows.length
}
