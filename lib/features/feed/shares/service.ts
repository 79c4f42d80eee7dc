import 'server-only'
import { randomBytes } from 'node:crypto'
import { addHours } from 'date-fns'
import type { z } from 'zod'
import type { BadgeView } from '@/lib/features/badges/schema'
import { listBadgesByCompletion } from '@/lib/features/badges/service'
import { loadCompletedTaskNames } from '@/lib/features/tasks/service'
import { appUrl } from '@/lib/platform/config/env'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { canManagePost } from '../policy'
import { findPostOwner } from '../repository'
import { isPostVisible } from '../visibility/repository'
import * as repo from './repository'
import type { SharedPost, shareInput } from './schema'

/** Cannot be guessed. */
const TOKEN_BYTES = 24
const MAX_LINKS = 100

/**
 * Returns the author's link to a public card, without data of a child; the same for concurrent requests.
 * @throws AppError not_found
 */
export async function sharePost(
  actor: FamilyActor,
  postId: string,
  { days }: z.output<typeof shareInput>,
): Promise<{ url: string; expires: string }> {
  const post = await findVisible(actor, postId)
  if (!canManagePost(actor, post)) throw new AppError('not_found')
  const { userId } = actor
  const now = new Date()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await transaction(async (tx) => {
    await repo.revokeExpiredLink(tx, { postId, userId, now })
    await repo.saveLink(tx, { token, postId, userId, expiresAt: addHours(now, 24 * days) })
  })
  const link = await repo.findLink(postId, userId, now)
  // The actor may have revoked it since.
  if (!link) throw new AppError('not_found')
  return presentLink(link)
}

/** Returns the actor's share link, or nulls. */
export async function readShare(actor: FamilyActor, postId: string) {
  await findVisible(actor, postId)
  const link = await repo.findLink(postId, actor.userId, new Date())
  return link ? presentLink(link) : { url: null, expires: null }
}

function presentLink({ token, expiresAt }: { token: string; expiresAt: Date }) {
  return { url: buildShareUrl(token), expires: expiresAt.toISOString() }
}

const buildShareUrl = (token: string) => `${appUrl()}/s/${token}`

/** Revokes the actor's share links to a post, or all links to a post of the actor's family, even if it is hidden. */
export async function revokeShare(actor: FamilyActor, postId: string): Promise<null> {
  const post = await findPostOwner(postId)
  if (!post) throw new AppError('not_found')
  const own = post.familyId === actor.familyId
  const related =
    own ||
    (await repo.findLink(postId, actor.userId, new Date())) ||
    (await isPostVisible(actor.familyId, postId))
  if (!related) throw new AppError('not_found')
  await repo.revokeLinks(postId, own ? undefined : actor.userId, new Date())
  return null
}

/** Returns posts with revocable share links, last shared first. */
export async function listShares(actor: FamilyActor): Promise<SharedPost[]> {
  const posts = new Map<string, SharedPost>()
  const cards = await repo.findActiveShares(actor, MAX_LINKS, new Date())
  const getTaskName = await loadCompletedTaskNames(
    actor,
    cards.map(({ post }) => post.completion),
  )
  for (const card of cards) {
    const isOwn = card.post.familyId === actor.familyId
    const { name, motif } = getTaskName(card.post.completion, { isOwn })
    const known = posts.get(card.postId)
    posts.set(card.postId, {
      postId: card.postId,
      taskTitle: name,
      motif,
      isOwn,
      links: (known?.links ?? 0) + 1,
      byOthers: (known?.byOthers ?? 0) + Number(!isOfFamily(card)),
      works: known?.works || isCardShown(card),
      date: known?.date ?? card.createdAt.toISOString(),
    })
  }
  return [...posts.values()]
}

function isOfFamily({ userId, post }: repo.CardRow): boolean {
  return post.family.adults.some(({ id }) => id === userId)
}

function isCardShown(card: repo.CardRow): boolean {
  return card.post.hiddenAt === null && (isOfFamily(card) || card.post.visibility === 'public')
}

type Card = { familyName: string; taskTitle: string; motif: string; badge: BadgeView | null }

/** Returns the card of a share link, or null. */
export async function readCard(token: string, locale: Locale): Promise<Card | null> {
  const card = await repo.findCard(token, new Date())
  if (!card || !isCardShown(card)) return null
  const { completionId, family, completion } = card.post
  const visitor = { contentRevision: null, locale }
  const [badges, getTaskName] = await Promise.all([
    listBadgesByCompletion(visitor, [completionId]),
    loadCompletedTaskNames(visitor, [completion]),
  ])
  const { name, motif } = getTaskName(completion, { isOwn: false })
  return {
    familyName: family.name,
    taskTitle: name,
    motif,
    badge: badges.get(completionId)?.[0] ?? null,
  }
}

async function findVisible(actor: FamilyActor, postId: string) {
  const post = (await isPostVisible(actor.familyId, postId)) ? await findPostOwner(postId) : null
  if (!post) throw new AppError('not_found')
  return post
}
