import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { PhotoPurpose } from '@/lib/platform/db/generated/enums'
import { NIL_UUID } from '@/lib/platform/db/ids'
import { literalLimit, query } from '@/lib/platform/db/query'

/** Member of a family who looks at posts. */
export type Viewer = { userId: string; familyId: string }

/**
 * Builds the query for the newest visible posts. It reads own, followed and public posts separately, so that each uses
 * its index. Blocking ends follows, so that followed posts need no check of blocks.
 * @param range additional condition, such as `and created_at < …`
 */
export function buildVisiblePostsQuery(viewerFamilyId: string, range: Prisma.Sql, take: number): Prisma.Sql {
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
          and ${buildNotBlockedCondition(Prisma.sql`${viewerFamilyId}::uuid`, Prisma.sql`posts.family_id`)}
        order by created_at desc, id desc limit ${literalLimit(take)})) seen
    order by created_at desc, id desc limit ${literalLimit(take)}`
}

/** Builds the query for the newest visible posts of one family. */
export function buildFamilyPostsQuery(
  viewerFamilyId: string,
  authorFamilyId: string,
  range: Prisma.Sql,
  take: number,
): Prisma.Sql {
  const [viewer, author] = [Prisma.sql`${viewerFamilyId}::uuid`, Prisma.sql`${authorFamilyId}::uuid`]
  return Prisma.sql`
    with audiences as (
      select visibility from unnest(enum_range(null::feed_privacy)) as visibility
      where ${author} = ${viewer} or ${buildNotBlockedCondition(viewer, author)} and (visibility = 'public'
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
  const rows = await query(
    Prisma.sql`select from posts where ${buildVisiblePostCondition(postId, viewerFamilyId)}`,
  )
  return rows.length > 0
}

/** Builds the condition that a post is the family's own or visible to it. */
export function buildVisiblePostCondition(postId: string, viewerFamilyId: string): Prisma.Sql {
  return Prisma.sql`posts.id = ${postId}::uuid
    and (posts.family_id = ${viewerFamilyId}::uuid or ${buildVisibleToCondition(Prisma.sql`${viewerFamilyId}::uuid`)})`
}

/** Builds the condition that another family sees a post. */
function buildVisibleToCondition(viewer: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(posts.hidden_at is null and ${buildAudienceCondition(viewer)})`
}

/** Builds the condition that another family is in the audience of a post, even if the post is hidden. */
export function buildAudienceCondition(viewer: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${buildNotBlockedCondition(viewer, Prisma.sql`posts.family_id`)} and (posts.visibility = 'public'
    or posts.visibility = 'followers' and exists (select 1 from follows f
      where f.follower_id = ${viewer} and f.followed_id = posts.family_id and f.status = 'accepted')))`
}

/** Builds the condition that neither family blocks the other. */
export function buildNotBlockedCondition(one: Prisma.Sql, other: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`not exists (select 1 from blocks b
    where (b.blocker_id, b.blocked_id) in ((${one}, ${other}), (${other}, ${one})))`
}

/** Builds the condition that a photo is visible to another family, by the post that shows it. */
function buildPhotoVisibleToCondition(viewer: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`exists (
    select 1 from completions join posts on posts.completion_id = completions.id
      left join users author on author.id = posts.user_id and author.family_id = posts.family_id
    where completions.photo_id = photos.id
      and (not completions.shows_child or coalesce(author.show_child_photos, false))
      and ${buildVisibleToCondition(viewer)})`
}

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
 * Returns a photo with the actor's access: `shown` for a visible post, `canReviewByReport` for an administrator
 * with an open report.
 */
export async function findPhoto(
  actor: { familyId: string | null; isAdmin: boolean },
  id: string,
): Promise<PhotoRow | null> {
  const viewerFamily = Prisma.sql`${actor.familyId}::uuid`
  const [photo] = await query<PhotoRow>(Prisma.sql`
    select photos.id, photos.uploader_id as "uploaderId", photos.family_id as "familyId",
      photos.purpose::text as purpose, photos.digest,
      ${viewerFamily} is not null and ${buildPhotoVisibleToCondition(viewerFamily)} as shown,
      ${actor.isAdmin}::boolean and exists (
        select 1 from completions join posts on posts.completion_id = completions.id
          join reports on reports.kind = 'post' and reports.subject_id = posts.id
        where completions.photo_id = photos.id and reports.status = 'open') as "canReviewByReport"
    from photos where photos.id = ${id}::uuid`)
  return photo ?? null
}

/** Id of no family: sees what any family sees that does not follow the author. */
const ANY_FAMILY = Prisma.sql`${NIL_UUID}::uuid`

/** Families that see a post or photo, other than its own. */
export type AudienceSize = { anybody: boolean; followers: number }

type AudienceRow = { id: string; post: AudienceSize; photo: AudienceSize }

/** Counts the audiences of a family's posts and of their photos. */
export function findAudiences(familyId: string, ids: string[]): Promise<AudienceRow[]> {
  return query<AudienceRow>(Prisma.sql`
    select posts.id, ${buildAudienceSize(familyId, buildVisibleToCondition)} as post,
      ${buildAudienceSize(familyId, buildPhotoVisibleToCondition)} as photo
    from posts join completions on completions.id = posts.completion_id
      left join photos on photos.id = completions.photo_id
    where posts.id = any(${ids}::uuid[]) and posts.family_id = ${familyId}::uuid`)
}

function buildAudienceSize(familyId: string, buildVisibleTo: (viewer: Prisma.Sql) => Prisma.Sql): Prisma.Sql {
  return Prisma.sql`json_build_object('anybody', ${buildVisibleTo(ANY_FAMILY)},
    'followers', (select count(*) from follows follow
      where follow.followed_id = ${familyId}::uuid and follow.status = 'accepted'
        and ${buildVisibleTo(Prisma.sql`follow.follower_id`)}))`
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
