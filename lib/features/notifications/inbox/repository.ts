import 'server-only'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import { Prisma } from '@/lib/platform/db/generated/client'
import { buildIdSql, NIL_UUID } from '@/lib/platform/db/ids'
import { execute, literalLimit, query } from '@/lib/platform/db/query'
import { MAX_UNREAD, type NotificationKind, type StoredKind } from '../rules'

export type InboxOwner = { userId: string; familyId: string | null; timezone: string | null; now: Date }

export type NotificationRow = {
  id: string
  kind: NotificationKind
  at: Date
  subject: string | null
  detail: string | null
  /** Without undone reactions. */
  count: number
  name: string | null
  /** The family that caused it. */
  sender: { familyId: string | null; avatarPhotoId: string | null } | null
  content: { name: string; language: string; translations: unknown } | null
}

export type StoredRow = NotificationRow & { kind: StoredKind }

type Range = { buildRangeSql: (id: Prisma.Sql) => Prisma.Sql; limit: number }

const RECAP_DAYS = 28

/**
 * Stored notifications, and announcements to all families, without deleted, undone or blocked subjects. A read model
 * across features.
 */
function buildNotificationsSql(owner: InboxOwner, range: Range): Prisma.Sql {
  const stored = Prisma.sql`(${buildStoredSql(owner, range)})`
  if (owner.familyId === null) return stored
  return Prisma.sql`${stored} union all ${buildAnnouncedSql(owner, range)}`
}

const buildAnnouncedSql = (owner: InboxOwner, range: Range) =>
  Prisma.sql`(${buildChallengesSql(owner, range)}) union all (${buildRecapsSql(owner, range)})`

function buildStoredSql({ userId, familyId }: InboxOwner, { buildRangeSql, limit }: Range): Prisma.Sql {
  const mine = familyId
    ? Prisma.sql`(n.family_id is null or n.family_id = ${familyId}::uuid)`
    : Prisma.sql`n.family_id is null`
  return Prisma.sql`
    select n.id, n.kind::text as kind, n.at, n.post_id::text as subject, n.detail, facts.count, facts.name,
      facts.sender, facts.content
    from notifications n cross join lateral (
      ${buildReactionFactsSql(familyId)} union all ${FOLLOW_FACTS_SQL} union all ${OTHER_FACTS_SQL}) facts
    where n.user_id = ${userId}::uuid and ${mine} and ${buildRangeSql(Prisma.sql`n.id`)}
    order by n.id desc limit ${literalLimit(limit)}`
}

const SENDER_SQL = Prisma.sql`json_build_object('familyId', f.id, 'avatarPhotoId', f.avatar_photo_id)`

function buildReactionFactsSql(familyId: string | null): Prisma.Sql {
  const me = Prisma.sql`${familyId}::uuid`
  return Prisma.sql`
    select count(*)::int as count,
      (array_agg(case when r.family_id = n.family_id then a.first_name else f.name end order by r.created_at desc))[1] as name,
      (array_agg(${SENDER_SQL} order by r.created_at desc))[1] as sender,
      (select json_build_object('name', coalesce(c.own_title, t.name), 'language', t.language,
          'translations', case when c.own_title is null then t.translations else '{}' end)
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

const FOLLOW_FACTS_SQL = Prisma.sql`
  select 1, f.name, ${SENDER_SQL}, null::json from families f join follows w
    on (w.follower_id, w.followed_id) = (f.id, n.family_id) and n.kind = 'follow_request'
    or (w.follower_id, w.followed_id) = (n.family_id, f.id) and n.kind = 'follow_accepted' and w.status = 'accepted'
  where f.id = n.other_family_id`

const OTHER_FACTS_SQL = Prisma.sql`
  select 1, null, null, json_build_object('name', b.name, 'language', b.language, 'translations', b.translations)
  from earned_badges e join badges b on b.id = e.badge_id
  where n.kind = 'badge' and (e.family_id, e.badge_id, e.occasion) = (n.family_id, n.subject_id, n.detail)
  union all
  select 1, first_name, null, null from users
  where n.kind = 'adult_joined' and (users.id, users.family_id) = (n.subject_id, n.family_id)
  union all
  select 1, null, null, null where n.kind in ('report_decided', 'security')`

/** After the owner's account and family were created. */
const buildSinceSql = ({
  userId,
  familyId,
  now,
}: InboxOwner) => Prisma.sql`announced.at <= ${now}::timestamptz
  and announced.at > (select greatest(u.created_at, f.created_at) from users u, families f
    where u.id = ${userId}::uuid and f.id = ${familyId}::uuid)`

/** A challenge is announced once, in its own row: from its first day in the family's zone on. */
function buildChallengesSql(owner: InboxOwner, { buildRangeSql, limit }: Range): Prisma.Sql {
  const { timezone, now } = owner
  const id = buildIdSql(Prisma.sql`announced.at`, Prisma.sql`'challenge ' || c.id`)
  return Prisma.sql`
    select ${id} as id, 'challenge_published' as kind, announced.at, c.id::text as subject, null as detail, 1 as count,
      null as name, null::json as sender,
      json_build_object('name', c.title, 'language', c.language, 'translations', c.translations) as content
    from challenges c cross join lateral (
      select greatest(c.announced_at, c.start_date::timestamp at time zone ${timezone}) as at) announced
    where c.is_active and c.announced_at is not null
      and announced.at < (c.end_date + 1)::timestamp at time zone ${timezone}
      and announced.at > ${now}::timestamptz - interval '1 year' and ${buildSinceSql(owner)} and ${buildRangeSql(id)}
    order by 1 desc limit ${literalLimit(limit)}`
}

/** A week with completions has a recap from its Sunday noon on, named after the last task's challenge; it is not stored. */
function buildRecapsSql(owner: InboxOwner, { buildRangeSql, limit }: Range): Prisma.Sql {
  const { familyId, timezone, now } = owner
  const id = buildIdSql(Prisma.sql`announced.at`, Prisma.sql`'recap ' || ${familyId} || week.monday`)
  return Prisma.sql`
    select ${id} as id, 'week_recap', announced.at, to_char(week.monday, 'IYYY-"W"IW'), null, 1, null, null,
      json_build_object('name', challenge.title, 'language', challenge.language, 'translations', challenge.translations)
    from (
      select date_trunc('week', c.local_date)::date as monday,
        (array_agg(c.challenge_id order by c.local_date desc, c.id desc))[1] as challenge_id
      from completions c
      where c.family_id = ${familyId}::uuid and ${IS_ACTIVE_COMPLETION}
        and c.local_date > (${now}::timestamptz at time zone ${timezone})::date - ${RECAP_DAYS + 7}::int
      group by 1) week
    join challenges challenge on challenge.id = week.challenge_id
    cross join lateral (select (week.monday + 6 + time '12:00') at time zone ${timezone} as at) announced
    where announced.at > ${now}::timestamptz - ${RECAP_DAYS}::int * interval '1 day' and ${buildSinceSql(owner)} and ${buildRangeSql(id)}
    order by 1 desc limit ${literalLimit(limit)}`
}

const buildReadIdSql = (userId: string) => Prisma.sql`(
  select coalesce(notifications_read_id, ${NIL_UUID}::uuid) from users where id = ${userId}::uuid)`

function buildUnreadSql(owner: InboxOwner): Prisma.Sql {
  const range = {
    buildRangeSql: (id: Prisma.Sql) => Prisma.sql`${id} > ${buildReadIdSql(owner.userId)}`,
    limit: MAX_UNREAD,
  }
  return Prisma.sql`select least(count(*), ${MAX_UNREAD}::int)::int from (${buildNotificationsSql(owner, range)}) unread`
}

/** Counts the unread notifications, up to a limit. */
export async function countUnread(owner: InboxOwner): Promise<number> {
  const [row] = await query<{ unread: number }>(Prisma.sql`select (${buildUnreadSql(owner)}) as unread`)
  return row?.unread ?? 0
}

type Found = { unread: number; readId: string; rows: NotificationRow[] }

/** Returns a page plus one row, with the unread count. */
export async function findNotificationPage(
  owner: InboxOwner,
  limit: number,
  before: string | null,
): Promise<Found> {
  const buildRangeSql = (id: Prisma.Sql) => (before ? Prisma.sql`${id} < ${before}::uuid` : Prisma.sql`true`)
  const found = await query<Pick<Found, 'unread' | 'readId'> & (NotificationRow | { id: null })>(Prisma.sql`
    select (${buildUnreadSql(owner)}) as unread, ${buildReadIdSql(owner.userId)}::text as "readId", page.*
    from (select) always left join (
      select * from (${buildNotificationsSql(owner, { buildRangeSql, limit: limit + 1 })}) notifications
      order by id desc limit ${literalLimit(limit + 1)}) page on true
    order by page.id desc`)
  const { unread = 0, readId = '' } = found[0] ?? {}
  return { unread, readId, rows: found.flatMap((row) => (row.id === null ? [] : row)) }
}

/** Finds stored notifications whose subject exists. */
export function findStored(owner: InboxOwner, ids: string[]): Promise<StoredRow[]> {
  const buildRangeSql = (id: Prisma.Sql) => Prisma.sql`${id} = any(${ids}::uuid[])`
  return query<StoredRow>(buildStoredSql(owner, { buildRangeSql, limit: ids.length }))
}

/** Finds the announcements to a family after a given time. */
export function findAnnounced(owner: InboxOwner, since: Date): Promise<NotificationRow[]> {
  const after = Prisma.sql`announced.at > ${since}::timestamptz`
  const range = { buildRangeSql: () => after, limit: MAX_UNREAD }
  return query<NotificationRow>(buildAnnouncedSql(owner, range))
}

/** Marks all up to an id as read; never moves back. */
export async function markRead(userId: string, upTo: string): Promise<void> {
  await execute(Prisma.sql`
    update users set notifications_read_id = ${upTo}::uuid
    where id = ${userId}::uuid and (notifications_read_id is null or notifications_read_id < ${upTo}::uuid)`)
}
