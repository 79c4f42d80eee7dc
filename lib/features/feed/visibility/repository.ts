import 'server-only'
import { ANY_FAMILY, type AudienceSize } from '@/lib/features/photos/rules'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { PhotoPurpose } from '@/lib/platform/db/generated/enums'
import { literalLimit, query } from '@/lib/platform/db/query'

/** Builds a range's newest visible posts (`and created_at …`), each source along its index. */
export function buildVisiblePosts(viewerFamilyId: string, range: Prisma.Sql, take: number): Prisma.Sql {
  return Prisma.sql`
    with sources as (
      select ${viewerFamilyId}::uuid as family_id, visibility, true as own
      from unnest(enum_range(null::feed_privacy)) as visibility
      union all
      select followed_id, 'followers', false from follows
      where follower_id = ${viewerFamilyId}::uuid and status = 'accepted')
    select id, created_at from (
      select p.id, p.created_at from sources s cross join lateral (
        select id, created_at from posts
        where family_id = s.family_id and visibility = s.visibility and (s.own or hidden_at is null) ${range}
        order by created_at desc, id desc limit ${literalLimit(take)}) p
      union all
      (select id, created_at from posts
        where visibility = 'public' and family_id <> ${viewerFamilyId}::uuid and hidden_at is null ${range}
          and ${buildNotBlockedSql(Prisma.sql`${viewerFamilyId}::uuid`, Prisma.sql`posts.family_id`)}
        order by created_at desc, id desc limit ${literalLimit(take)})) seen
    order by created_at desc, id desc limit ${literalLimit(take)}`
}

/** Builds one family's newest visible posts, each audience along its index. */
export function buildFamilyPosts(
  viewerFamilyId: string,
  family: string,
  range: Prisma.Sql,
  take: number,
): Prisma.Sql {
  const [viewer, author] = [Prisma.sql`${viewerFamilyId}::uuid`, Prisma.sql`${family}::uuid`]
  return Prisma.sql`
    with audiences as (
      select visibility from unnest(enum_range(null::feed_privacy)) as visibility
      where ${author} = ${viewer} or ${buildNotBlockedSql(viewer, author)} and (visibility = 'public'
        or visibility = 'followers' and exists (select 1 from follows
          where follower_id = ${viewer} and followed_id = ${author} and status = 'accepted')))
    select p.id, p.created_at from audiences a cross join lateral (
      select id, created_at from posts
      where family_id = ${author} and visibility = a.visibility
        and (family_id = ${viewer} or hidden_at is null) ${range}
      order by created_at desc, id desc limit ${literalLimit(take)}) p
    order by created_at desc, id desc limit ${literalLimit(take)}`
}

export async function isPostVisible(viewerFamilyId: string, postId: string): Promise<boolean> {
  const rows = await query(Prisma.sql`select from posts where ${buildVisiblePostSql(postId, viewerFamilyId)}`)
  return rows.length > 0
}

/** Builds the condition for one own or visible post. */
export function buildVisiblePostSql(postId: string, viewerFamilyId: string): Prisma.Sql {
  return Prisma.sql`posts.id = ${postId}::uuid
    and (posts.family_id = ${viewerFamilyId}::uuid or ${buildVisibleToSql(Prisma.sql`${viewerFamilyId}::uuid`)})`
}

/** Builds the condition for visibility to another family. */
function buildVisibleToSql(viewer: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(posts.hidden_at is null and ${buildAudienceSql(viewer)})`
}

/** Builds the condition for another family in the audience, hidden or not. */
export function buildAudienceSql(viewer: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${buildNotBlockedSql(viewer, Prisma.sql`posts.family_id`)} and (posts.visibility = 'public'
    or posts.visibility = 'followers' and exists (select 1 from follows f
      where f.follower_id = ${viewer} and f.followed_id = posts.family_id and f.status = 'accepted')))`
}

/** Builds the condition for no block. */
export function buildNotBlockedSql(one: Prisma.Sql, other: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`not exists (select 1 from blocks b
    where (b.blocker_id, b.blocked_id) in ((${one}, ${other}), (${other}, ${one})))`
}

/** Builds the condition that photo `p` is visible to another family, by the post that shows it. */
function buildPhotoVisibleToSql(viewer: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`exists (
    select 1 from completions c join posts on posts.completion_id = c.id
      left join users a on a.id = posts.user_id and a.family_id = posts.family_id
    where c.photo_id = p.id and (not c.shows_child or coalesce(a.show_child_photos, false))
      and ${buildVisibleToSql(viewer)})`
}

type Viewer = { familyId: string | null; isAdmin: boolean }

type PhotoRow = {
  id: string
  uploaderId: string | null
  familyId: string | null
  purpose: PhotoPurpose | null
  digest: string | null
  shown: boolean
  canReviewByReport: boolean
}

/**
 * Returns a photo with the viewer's access: `shown` for a visible post, `canReviewByReport` for an administrator
 * with an open report.
 */
export async function findPhoto(viewer: Viewer, id: string): Promise<PhotoRow | null> {
  const me = Prisma.sql`${viewer.familyId}::uuid`
  const rows = await db().$queryRaw<PhotoRow[]>`
    select p.id, p.uploader_id as "uploaderId", p.family_id as "familyId", p.purpose::text as purpose, p.digest,
      ${me} is not null and ${buildPhotoVisibleToSql(me)} as shown,
      ${viewer.isAdmin} and exists (
        select 1 from completions c join posts o on o.completion_id = c.id
          join reports r on r.kind = 'post' and r.subject_id = o.id
        where c.photo_id = p.id and r.status = 'open') as "canReviewByReport"
    from photos p where p.id = ${id}::uuid`
  return rows[0] ?? null
}

type Audience = AudienceSize & { id: string }

/** Returns who sees a family's posts: any family, or how many followers. */
export function findPostAudiences(familyId: string, ids: string[]): Promise<Audience[]> {
  return db().$queryRaw<Audience[]>`
    select posts.id, ${buildVisibleToSql(Prisma.sql`${ANY_FAMILY}::uuid`)} as anybody,
      (select count(*)::int from follows w
        where w.followed_id = ${familyId}::uuid and w.status = 'accepted'
          and ${buildVisibleToSql(Prisma.sql`w.follower_id`)}) as followers
    from posts where posts.id = any(${ids}::uuid[]) and posts.family_id = ${familyId}::uuid`
}

/** Returns who sees a family's photos, as `findPostAudiences` does. */
export function findPhotoAudiences(familyId: string, ids: string[]): Promise<Audience[]> {
  return db().$queryRaw<Audience[]>`
    select p.id, ${buildPhotoVisibleToSql(Prisma.sql`${ANY_FAMILY}::uuid`)} as anybody,
      (select count(*)::int from follows w
        where w.followed_id = ${familyId}::uuid and w.status = 'accepted'
          and ${buildPhotoVisibleToSql(Prisma.sql`w.follower_id`)}) as followers
    from photos p where p.id = any(${ids}::uuid[]) and p.family_id = ${familyId}::uuid`
}

export async function findNewestPosts(familyId: string, limit: number): Promise<string[]> {
  const rows = await db().post.findMany({
    where: { familyId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}
