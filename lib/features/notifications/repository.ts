import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import { buildIdSql, newId } from '@/lib/platform/db/ids'
import { execute, type Queryable } from '@/lib/platform/db/query'

type Reaction = { postId: string; userId: string }

/** Notifies a family's other adults of a comment; their notification of the last hour grows. Requires the post's lock. */
export async function notifyComment(tx: Queryable, reaction: Reaction & { at: Date }): Promise<void> {
  await tx.execute(buildReactionStatement('comment', reaction, Prisma.sql`${reaction.at}::timestamptz`))
}

/**
 * Notifies a family's other adults of the user's like when this transaction added it. The condition is in the statement,
 * so that it can be sent together with the like: the post stays locked for one round trip less.
 */
export async function notifyNewLike(tx: Queryable, { postId, userId }: Reaction): Promise<void> {
  // The default of `likes.created_at`, rounded like the column.
  const now = Prisma.sql`now()::timestamptz(3)`
  const isNew = Prisma.sql`and exists (select from likes
    where post_id = ${postId}::uuid and user_id = ${userId}::uuid and created_at = ${now})`
  await tx.execute(buildReactionStatement('like', { postId, userId }, now, isNew))
}

function buildReactionStatement(
  kind: 'like' | 'comment',
  { postId, userId }: Reaction,
  moment: Prisma.Sql,
  condition = Prisma.empty,
): Prisma.Sql {
  const post = Prisma.sql`${postId}::uuid`
  return Prisma.sql`
    with recipients as (
      select u.id, p.family_id from posts p join users u on u.family_id = p.family_id
      where p.id = ${post} and u.status = 'active' and u.id <> ${userId}::uuid ${condition}),
    grown as (
      update notifications n
      set id = ${buildIdSql(Prisma.sql`greatest(n.at, ${moment})`, Prisma.sql`${newId()} || n.user_id`)},
        push_due = n.pushed_at is null,
        at = greatest(n.at, ${moment}), started_at = least(n.started_at, ${moment})
      from recipients r
      where n.user_id = r.id and n.post_id = ${post} and n.kind = ${kind}::notification_kind
        and n.started_at > ${moment} - interval '1 hour'
      returning n.user_id)
    insert into notifications (id, user_id, family_id, kind, post_id, started_at, at)
    select ${buildIdSql(moment, Prisma.sql`${newId()} || r.id`)}, r.id, r.family_id, ${kind}::notification_kind,
      ${post}, ${moment}, ${moment}
    from recipients r where r.id not in (select user_id from grown)`
}

export type FamilyNotification = {
  familyId: string
  kind: 'follow_request' | 'follow_accepted' | 'badge' | 'adult_joined'
  /** Adult who caused it. */
  exceptUserId: string | null
  otherFamilyId?: string
  subjectId?: string
  detail?: string
  at: Date
}

/** Notifies a family's adults; replaces an equal notification, which is pushed at most once a day. */
export async function notifyFamily(tx: Queryable, notification: FamilyNotification): Promise<void> {
  const {
    familyId,
    kind,
    exceptUserId,
    otherFamilyId = null,
    subjectId = null,
    detail = null,
    at,
  } = notification
  const moment = Prisma.sql`${at}::timestamptz`
  await tx.execute(Prisma.sql`
    with replaced as (
      delete from notifications
      where family_id = ${familyId}::uuid and kind = ${kind}::notification_kind
        and other_family_id is not distinct from ${otherFamilyId}::uuid
        and subject_id is not distinct from ${subjectId}::uuid and detail is not distinct from ${detail}::text
      returning user_id, pushed_at)
    insert into notifications (id, user_id, family_id, kind, other_family_id, subject_id, detail, started_at, at,
      push_due, pushed_at)
    select ${buildIdSql(moment, Prisma.sql`${newId()} || u.id`)}, u.id, u.family_id, ${kind}::notification_kind,
      ${otherFamilyId}::uuid, ${subjectId}::uuid, ${detail}::text, ${moment}, ${moment}, pushed.at is null, pushed.at
    from users u left join lateral (
      select max(pushed_at) as at from replaced
      where user_id = u.id and pushed_at > ${moment} - interval '1 day') pushed on true
    where u.family_id = ${familyId}::uuid and u.status = 'active' and u.id is distinct from ${exceptUserId}::uuid`)
}

type AccountNotification = { kind: 'report_decided' | 'security'; detail: string; at: Date }

/** Notifies accounts one by one. */
export async function insertForUsers(
  tx: Queryable,
  userIds: string[],
  { kind, detail, at }: AccountNotification,
): Promise<void> {
  const moment = Prisma.sql`${at}::timestamptz`
  await tx.execute(Prisma.sql`
    insert into notifications (id, user_id, kind, detail, started_at, at)
    select ${buildIdSql(moment, Prisma.sql`${newId()} || id`)}, id, ${kind}::notification_kind, ${detail}, ${moment}, ${moment}
    from users where id = any(${userIds}::uuid[])`)
}

/**
 * Deletes old notifications.
 * @returns their number
 */
export async function deleteOlder(before: Date, limit: number): Promise<number> {
  const rows = await execute(Prisma.sql`
    delete from notifications where id in (
      select id from notifications where id < ${buildIdSql(Prisma.sql`${before}::timestamptz`, Prisma.sql`''`)}
      order by id limit ${limit} for update skip locked) returning id`)
  return rows.length
}
