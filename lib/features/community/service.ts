import 'server-only'
import type { z } from 'zod'
import { audit } from '@/lib/features/audit/service'
import { grantFollowBadges } from '@/lib/features/badges/earned-badges/service'
import { listEarnedBadges } from '@/lib/features/badges/service'
import { notifyFamily } from '@/lib/features/notifications/service'
import { photoUrl } from '@/lib/features/photos/rules'
import { assertVerifiedEmail } from '@/lib/features/users/service'
import { createStaleWhileRevalidateCache } from '@/lib/platform/cache/stale-while-revalidate-cache'
import { type Db, db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { decodeCursor, encodeCursor } from '@/lib/platform/http/cursor'
import type { Page } from '@/lib/platform/http/endpoint'
import { cutPage, type PageQuery } from '@/lib/platform/http/paging'
import type { FamilyActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import type { CommunityFamily, CommunitySummary, FamilyProfile, familiesQuery } from './schema'

/** Returns a page of other families, without blocks on either side. */
export function listFamilies(
  actor: FamilyActor,
  { search = '', following, ...page }: z.output<typeof familiesQuery>,
): Promise<Page<CommunityFamily>> {
  return readPage(actor, following === 'true' ? 'following' : 'others', { ...page, search })
}

export function canSeeFamily(actor: FamilyActor, familyId: string): Promise<boolean> {
  return repo.isListed(actor.familyId, familyId)
}

/**
 * Returns another family's page.
 * @throws AppError not_found, also for blocks
 */
export async function readFamilyProfile(actor: FamilyActor, familyId: string): Promise<FamilyProfile> {
  if (!(await canSeeFamily(actor, familyId))) throw new AppError('not_found')
  const [card, family, earned] = await Promise.all([
    readCard(actor, familyId),
    repo.findPot(familyId),
    listEarnedBadges(actor, familyId),
  ])
  if (!family) throw new AppError('not_found')
  return { ...card, pot: family.pot, earned }
}

/** Returns the family's followers, requests or blocks. */
export function listRelated(
  actor: FamilyActor,
  list: 'followers' | 'requests' | 'sent' | 'blocks',
  page: PageQuery,
): Promise<Page<CommunityFamily>> {
  return readPage(actor, list, { ...page, search: '' })
}

type FollowerView = { posts: 'none' | 'some' | 'all'; photosWithKids: 'shown' | 'hidden' }

/** Returns what followers see by the settings of the adults, who each decide about their own posts. */
export async function readFollowerView(actor: FamilyActor): Promise<FollowerView> {
  const adults = await repo.findPrivacy(db(), actor.familyId)
  const sharing = adults.filter(({ feedPrivacy }) => feedPrivacy !== 'private')
  const photosWithKids = sharing.some(({ showChildPhotos }) => showChildPhotos) ? 'shown' : 'hidden'
  if (sharing.length === 0) return { posts: 'none', photosWithKids }
  return { posts: sharing.length < adults.length ? 'some' : 'all', photosWithKids }
}

async function readPage(
  actor: FamilyActor,
  list: repo.List,
  { limit, cursor, search }: PageQuery & { search: string },
): Promise<Page<CommunityFamily>> {
  const after = cursor ? decodeCursor(cursor) : null
  const found = await repo.findFamilyPage(actor.familyId, list, { search, limit, after })
  const { rows, nextCursor } = cutPage(found, limit, encodeCursor)
  return { items: rows.map(presentFamily), nextCursor }
}

const COUNTED = 1000

const families = createStaleWhileRevalidateCache<number>({ freshMs: 15_000 })

export async function readSummary(actor: FamilyActor): Promise<CommunitySummary> {
  const summary = await repo.findSummary(actor.familyId, COUNTED)
  if (summary.families < COUNTED) return summary
  return { ...summary, families: await families('all', repo.countFamilies) }
}

/**
 * Follows a family, or sends a request unless all its adults are public.
 * @throws AppError cannot_follow_self; not_found, also for blocks; email_not_verified
 */
export async function followFamily(actor: FamilyActor, familyId: string): Promise<CommunityFamily> {
  assertOtherFamily(actor, familyId)
  await assertVerifiedEmail(actor.userId)
  await transaction(async (tx) => {
    await lockBoth(tx, actor, familyId)
    if (await repo.isBlocked(tx, actor.familyId, familyId)) throw new AppError('not_found')
    const status = (await repo.isPublic(tx, familyId)) ? 'accepted' : 'pending'
    const at = new Date()
    const isNew = await repo.writeFollow(tx, actor.familyId, familyId, status)
    if (isNew && status === 'pending') await notifyFamily(tx, { ...askedBy(actor, familyId), at })
    await grantFollowBadges(tx, actor.familyId, { earnedAt: at, byUserId: actor.userId })
  })
  return readCard(actor, familyId)
}

const askedBy = (actor: FamilyActor, familyId: string) =>
  ({ kind: 'follow_request', familyId, otherFamilyId: actor.familyId, exceptUserId: null }) as const

/** Ends a follow, or withdraws the request. */
export async function unfollowFamily(actor: FamilyActor, familyId: string): Promise<null> {
  await readCard(actor, familyId)
  assertOtherFamily(actor, familyId)
  if (await repo.isBlocked(db(), actor.familyId, familyId)) throw new AppError('not_found')
  await repo.deleteFollow(db(), { followerId: actor.familyId, followedId: familyId })
  return null
}

/** Blocks a family, and ends all follows between the two. */
export async function blockFamily(actor: FamilyActor, familyId: string): Promise<null> {
  assertOtherFamily(actor, familyId)
  return transaction(async (tx) => {
    await lockBoth(tx, actor, familyId)
    if (await repo.writeBlock(tx, actor.familyId, familyId)) await auditBlock(tx, actor, 'blocked', familyId)
    await repo.deleteFollow(tx, { followerId: actor.familyId, followedId: familyId })
    await repo.deleteFollow(tx, { followerId: familyId, followedId: actor.familyId })
    return null
  })
}

export async function unblockFamily(actor: FamilyActor, familyId: string): Promise<null> {
  await readCard(actor, familyId)
  assertOtherFamily(actor, familyId)
  return transaction(async (tx) => {
    if (await repo.deleteBlock(tx, actor.familyId, familyId))
      await auditBlock(tx, actor, 'unblocked', familyId)
    return null
  })
}

function auditBlock(tx: Db, actor: FamilyActor, change: 'blocked' | 'unblocked', familyId: string) {
  const entry = { actorId: actor.userId, subject: 'family', subjectId: familyId }
  return audit(tx, { ...entry, action: `family.${change}`, details: { byFamilyId: actor.familyId } })
}

export async function acceptRequest(actor: FamilyActor, familyId: string): Promise<CommunityFamily> {
  await transaction(async (tx) => {
    const accepted = await repo.acceptFollow(tx, familyId, actor.familyId)
    if (!accepted) throw new AppError('not_found')
    const at = new Date()
    const news = { kind: 'follow_accepted', otherFamilyId: actor.familyId, exceptUserId: null } as const
    if (accepted === 'now') await notifyFamily(tx, { ...news, familyId, at })
    await grantFollowBadges(tx, familyId, { earnedAt: at, byUserId: null })
  })
  return readCard(actor, familyId)
}

export function refuseRequest(actor: FamilyActor, familyId: string): Promise<null> {
  return removeFollow(actor, familyId, 'pending')
}

export function removeFollower(actor: FamilyActor, familyId: string): Promise<null> {
  return removeFollow(actor, familyId, 'accepted')
}

async function removeFollow(
  actor: FamilyActor,
  familyId: string,
  status: 'pending' | 'accepted',
): Promise<null> {
  const follow = { followerId: familyId, followedId: actor.familyId, status }
  if (!(await repo.deleteFollow(db(), follow))) throw new AppError('not_found')
  return null
}

async function readCard(actor: FamilyActor, familyId: string): Promise<CommunityFamily> {
  const card = await repo.findCard(actor.familyId, familyId)
  if (!card) throw new AppError('not_found')
  return presentFamily(card)
}

function presentFamily({ avatarPhotoId, status, ...card }: repo.Card): CommunityFamily {
  const avatar = avatarPhotoId && photoUrl(avatarPhotoId)
  return { ...card, avatar, isFollowing: status === 'accepted', status: status ?? 'none' }
}

async function lockBoth(tx: Db, actor: FamilyActor, familyId: string): Promise<void> {
  if ((await repo.lockPair(tx, [actor.familyId, familyId])) !== 2) throw new AppError('not_found')
}

function assertOtherFamily(actor: FamilyActor, familyId: string): void {
  if (actor.familyId === familyId) throw new AppError('cannot_follow_self')
}
