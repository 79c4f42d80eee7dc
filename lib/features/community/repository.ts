import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { literalLimit, query } from '@/lib/platform/db/query'
import { matchesSearch } from '@/lib/platform/db/search'

type Status = 'pending' | 'accepted'

export type Card = {
  id: string
  name: string
  adultName: string | null
  avatarPhotoId: string | null
  members: number
  badges: number
  isPublic: boolean
  status: Status | null
  createdAt: Date
}

export type Position = { createdAt: Date; id: string }
export type List = 'others' | 'following' | 'sent' | 'followers' | 'requests' | 'blocks'

const STATUS_OF: Partial<Record<List, Status>> = { following: 'accepted', sent: 'pending' }

/** Joins names for a search only. */
function buildMembersSql(list: List, me: string, search: string) {
  switch (list) {
    case 'others':
      return Prisma.sql`select id as family_id, 'epoch'::timestamptz as created_at, search_text from families f
        where id <> ${me}::uuid
          and not exists (select 1 from blocks where blocker_id = ${me}::uuid and blocked_id = f.id)
          and not exists (select 1 from blocks where blocker_id = f.id and blocked_id = ${me}::uuid)`
    case 'following':
    case 'sent':
      return Prisma.sql`select followed_id as family_id, w.created_at ${search ? Prisma.sql`, f.search_text` : Prisma.empty}
        from follows w ${search ? Prisma.sql`join families f on f.id = w.followed_id` : Prisma.empty}
        where w.follower_id = ${me}::uuid and w.status = ${STATUS_OF[list]}::follow_status`
    case 'followers':
    case 'requests':
      return Prisma.sql`select follower_id as family_id, created_at from follows
        where followed_id = ${me}::uuid
          and status = ${list === 'followers' ? 'accepted' : 'pending'}::follow_status`
    case 'blocks':
      // A family that blocks this one stays hidden, even if blocked, too.
      return Prisma.sql`select blocked_id as family_id, created_at from blocks b
        where blocker_id = ${me}::uuid and not exists (
          select 1 from blocks back where back.blocker_id = b.blocked_id and back.blocked_id = ${me}::uuid)`
  }
}

type Page = { search: string; limit: number; after: Position | null }

/** Returns a page plus one row. */
export function findFamilyPage(me: string, list: List, { search, limit, after }: Page): Promise<Card[]> {
  // Uses the primary key.
  const order = list === 'others' ? Prisma.sql`family_id desc` : Prisma.sql`created_at desc, family_id desc`
  return query<Card>(Prisma.sql`
    select ${columns(me, STATUS_OF[list])}, x.created_at as "createdAt"
    from (select family_id, created_at from (${buildMembersSql(list, me, search)}) members
      where true ${named(search)} ${olderThan(list, after)} order by ${order} limit ${literalLimit(limit + 1)}) x
    join families f on f.id = x.family_id ${ADULTS}
    order by x.created_at desc, x.family_id desc`)
}

const named = (search: string) =>
  search
    ? Prisma.sql`and ${matchesSearch(Prisma.sql`search_text`, search, { shortWordsBegin: true })}`
    : Prisma.empty

function olderThan(list: List, after: Position | null) {
  if (!after) return Prisma.empty
  if (list === 'others') return Prisma.sql`and family_id < ${after.id}::uuid`
  return Prisma.sql`and (created_at, family_id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
}

export async function isListed(me: string, id: string): Promise<boolean> {
  const rows = await query(Prisma.sql`
    select from (${buildMembersSql('others', me, '')}) others where family_id = ${id}::uuid`)
  return rows.length > 0
}

export function findPot(id: string) {
  return db().family.findUnique({ where: { id }, select: { pot: true } })
}

export async function findCard(me: string, id: string): Promise<Card | null> {
  const rows = await query<Card>(Prisma.sql`
    select ${columns(me)}, f.created_at as "createdAt" from families f ${ADULTS} where f.id = ${id}::uuid`)
  return rows[0] ?? null
}

const ADULTS = Prisma.sql`cross join lateral (
  select count(*) as number, coalesce(bool_and(feed_privacy = 'public'), false) as are_public,
    (array_agg(first_name order by created_at, id))[1] as first_name
  from users where family_id = f.id) adults`

function columns(me: string, status?: Status) {
  return Prisma.sql`f.id, f.name, adults.first_name as "adultName", f.avatar_photo_id as "avatarPhotoId",
    (adults.number + (select count(*) from kids k where k.family_id = f.id))::int as members,
    (select count(distinct e.badge_id)::int from earned_badges e where e.family_id = f.id) as badges,
    adults.are_public as "isPublic", ${status ? Prisma.raw(`'${status}'`) : buildFollowStatusSql(me)} as status`
}

function buildFollowStatusSql(me: string) {
  return Prisma.sql`(
    select w.status::text from follows w where w.follower_id = ${me}::uuid and w.followed_id = f.id)`
}

type Summary = { following: number; followers: number; families: number; requests: number }

/** Returns counts, of all families up to `most`. */
export async function findSummary(me: string, most: number): Promise<Summary> {
  const [summary] = await query<Summary>(Prisma.sql`
    select
      (select count(*)::int from follows where follower_id = ${me}::uuid and status = 'accepted') as following,
      (select count(*)::int from follows where followed_id = ${me}::uuid and status = 'accepted') as followers,
      (select count(*)::int from follows where followed_id = ${me}::uuid and status = 'pending') as requests,
      (select count(*)::int from (select from families limit ${literalLimit(most)}) counted) as families`)
  return summary ?? { following: 0, followers: 0, families: 0, requests: 0 }
}

export function countFamilies(): Promise<number> {
  return db().family.count()
}

/**
 * Locks two families in a fixed order.
 * @returns number found
 */
export async function lockPair(tx: Db, ids: [string, string]): Promise<number> {
  const rows = await tx.execute(Prisma.sql`
    select id from families where id = any(${ids}::uuid[]) order by id for no key update`)
  return rows.length
}

export async function isBlocked(database: Db, one: string, other: string): Promise<boolean> {
  const pairs = [
    { blockerId: one, blockedId: other },
    { blockerId: other, blockedId: one },
  ]
  return (await database.block.count({ where: { OR: pairs } })) > 0
}

export function findPrivacy(database: Db, familyId: string) {
  return database.user.findMany({ where: { familyId }, select: { feedPrivacy: true, showChildPhotos: true } })
}

export async function isPublic(database: Db, familyId: string): Promise<boolean> {
  const adults = await findPrivacy(database, familyId)
  return adults.length > 0 && adults.every(({ feedPrivacy }) => feedPrivacy === 'public')
}

/**
 * Writes a follow or accepts a pending one.
 * @returns true for a new one
 */
export async function writeFollow(tx: Db, me: string, other: string, status: Status): Promise<boolean> {
  const { count } = await tx.follow.createMany({
    data: [{ followerId: me, followedId: other, status }],
    skipDuplicates: true,
  })
  if (status === 'accepted') await acceptFollow(tx, me, other)
  return count === 1
}

export async function acceptFollow(
  tx: Db,
  followerId: string,
  followedId: string,
): Promise<'now' | 'before' | null> {
  const where = { followerId, followedId }
  const data = { status: 'accepted' } as const
  const { count } = await tx.follow.updateMany({ where: { ...where, status: 'pending' }, data })
  if (count === 1) return 'now'
  return (await tx.follow.count({ where })) === 1 ? 'before' : null
}

export async function deleteFollow(
  database: Db,
  follow: { followerId: string; followedId: string; status?: Status },
): Promise<boolean> {
  const { count } = await database.follow.deleteMany({ where: follow })
  return count === 1
}

export async function writeBlock(tx: Db, blockerId: string, blockedId: string): Promise<boolean> {
  const { count } = await tx.block.createMany({ data: [{ blockerId, blockedId }], skipDuplicates: true })
  return count === 1
}

export async function deleteBlock(tx: Db, blockerId: string, blockedId: string): Promise<boolean> {
  const { count } = await tx.block.deleteMany({ where: { blockerId, blockedId } })
  return count === 1
}
