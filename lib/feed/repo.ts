import 'server-only'
import { type Db, db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'

type Page = { limit: number; after: { createdAt: Date; id: string } | null }

/** Ids of a page of the posts that a family may see, the newest first, one more than asked. */
export async function findPage(me: string, { limit, after }: Page): Promise<string[]> {
  const older = after
    ? Prisma.sql`and (created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : Prisma.empty
  const rows = await db().$queryRaw<{ id: string }[]>(seenBy(me, older, limit + 1))
  return rows.map(({ id }) => id)
}

/** How many posts that a family may see are newer than that moment, counted up to a limit. */
export async function countNewer(me: string, since: Date, limit: number): Promise<number> {
  const newer = Prisma.sql`and created_at > ${since}::timestamptz`
  const rows = await db().$queryRaw<unknown[]>(seenBy(me, newer, limit))
  return rows.length
}

/**
 * The newest posts of a range that a family may see. Each source (the own family, each followed one, all public ones)
 * is read along its index only as far as is asked.
 */
function seenBy(me: string, range: Prisma.Sql, take: number): Prisma.Sql {
  return Prisma.sql`
    with sources as (
      select ${me}::uuid as family_id, visibility, true as own
      from unnest(enum_range(null::feed_privacy)) as visibility
      union all
      select followed_id, 'followers', false from follows
      where follower_id = ${me}::uuid and status = 'accepted')
    select id from (
      select p.id, p.created_at from sources s cross join lateral (
        select id, created_at from posts
        where family_id = s.family_id and visibility = s.visibility and (s.own or hidden_at is null) ${range}
        order by created_at desc, id desc limit ${take}) p
      union all
      (select id, created_at from posts
        where visibility = 'public' and family_id <> ${me}::uuid and hidden_at is null ${range}
          and ${notBlocked(Prisma.sql`${me}::uuid`)}
        order by created_at desc, id desc limit ${take})) seen
    order by created_at desc, id desc limit ${take}`
}

/** Whether the family may see that post. */
export async function canSee(me: string, postId: string): Promise<boolean> {
  const rows = await db().$queryRaw<unknown[]>`
    select 1 from posts where id = ${postId}::uuid
      and (family_id = ${me}::uuid or ${shownTo(Prisma.sql`${me}::uuid`)})`
  return rows.length > 0
}

/** Whether a row of `posts` is shown to a family that is not its own. */
export function shownTo(viewer: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(posts.hidden_at is null and ${notBlocked(viewer)} and (posts.visibility = 'public'
    or posts.visibility = 'followers' and exists (select 1 from follows f
      where f.follower_id = ${viewer} and f.followed_id = posts.family_id and f.status = 'accepted')))`
}

function notBlocked(viewer: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`not exists (select 1 from blocks b
    where (b.blocker_id, b.blocked_id) in ((${viewer}, posts.family_id), (posts.family_id, ${viewer})))`
}

const TASK = { select: { language: true, name: true, translations: true, motif: true } } as const

/** Posts with what they tell, in no particular order. */
export function findPosts(ids: string[]) {
  return db().post.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      completionId: true,
      userId: true,
      familyId: true,
      visibility: true,
      hiddenAt: true,
      createdAt: true,
      likeCount: true,
      commentCount: true,
      author: { select: { firstName: true, avatarPhotoId: true, showChildPhotos: true, familyId: true } },
      family: { select: { name: true } },
      completion: {
        select: {
          taskId: true,
          description: true,
          photo: { select: { id: true, width: true, height: true, placeholder: true } },
          showsChild: true,
          assignment: { select: { task: TASK } },
        },
      },
    },
  })
}

export type PostRow = Awaited<ReturnType<typeof findPosts>>[number]

type Likes = { postId: string; likes: string[]; likedByMe: boolean }

type Reader = { userId: string; familyId: string }

/** The newest likes of each post but for those of families on bad terms, and whether the reader's is among all of them. */
export function findLikes(
  { userId, familyId: me }: Reader,
  postIds: string[],
  limit: number,
): Promise<Likes[]> {
  return db().$queryRaw<Likes[]>`
    select p.id as "postId",
      array(select l.user_id::text from likes l where l.post_id = p.id and not exists (
          select 1 from blocks b
          where (b.blocker_id, b.blocked_id) in ((${me}::uuid, l.family_id), (l.family_id, ${me}::uuid)))
        order by l.created_at desc, l.user_id limit ${limit}) as likes,
      exists (select 1 from likes l where l.post_id = p.id and l.user_id = ${userId}::uuid) as "likedByMe"
    from unnest(${postIds}::uuid[]) as p(id)`
}

/** Adds a like and counts it, in one statement; one that is there already counts no second time. */
export async function like(postId: string, userId: string, familyId: string): Promise<void> {
  await db().$executeRaw`
    with liked as (
      insert into likes (post_id, user_id, family_id)
      select id, ${userId}::uuid, ${familyId}::uuid from posts where id = ${postId}::uuid for key share
      on conflict do nothing returning post_id)
    update posts set like_count = like_count + 1 where id in (select post_id from liked)`
}

/** Takes a like back and out of the count, in one statement. */
export async function unlike(postId: string, userId: string): Promise<void> {
  await db().$executeRaw`
    with unliked as (
      delete from likes where post_id = ${postId}::uuid and user_id = ${userId}::uuid returning post_id)
    update posts set like_count = like_count - 1 where id in (select post_id from unliked)`
}

/** What the author's posts are shown to, held until the transaction ends so that no change of it is missed. */
export async function lockAuthor(tx: Db, userId: string) {
  const rows = await tx.$queryRaw<{ visibility: PostRow['visibility']; verified: boolean }[]>`
    select feed_privacy::text as visibility, email_verified_at is not null as verified
    from users where id = ${userId}::uuid for share`
  return rows[0] ?? null
}

type NewPost = Pick<PostRow, 'completionId' | 'userId' | 'familyId' | 'visibility' | 'createdAt'>

export async function insert(tx: Db, post: NewPost): Promise<void> {
  await tx.post.create({ data: post, select: { id: true } })
}

export async function removeOfCompletion(tx: Db, completionId: string): Promise<void> {
  await tx.post.deleteMany({ where: { completionId } })
}

export function findOwner(id: string) {
  return db().post.findUnique({ where: { id }, select: { userId: true, familyId: true, visibility: true } })
}

/** @returns whether it was still there */
export async function remove(id: string): Promise<boolean> {
  const { count } = await db().post.deleteMany({ where: { id } })
  return count === 1
}
