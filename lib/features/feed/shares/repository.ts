import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'
import type { Viewer } from '../visibility/repository'

type Link = { token: string; expiresAt: Date }

/** Returns a user's valid link to a post. */
export function findLink(postId: string, userId: string, now: Date): Promise<Link | null> {
  return db().shareCard.findFirst({
    where: { postId, userId, revokedAt: null, expiresAt: { gt: now } },
    select: { token: true, expiresAt: true },
  })
}

/** Revokes an expired link, which would block a new one. */
export async function revokeExpiredLink(tx: Db, { postId, userId, now }: Sharing): Promise<void> {
  const where = { postId, userId, revokedAt: null, expiresAt: { lte: now } }
  await tx.shareCard.updateMany({ where, data: { revokedAt: now } })
}

type Sharing = { postId: string; userId: string; now: Date }

/** Adds or renews a share link. */
export async function saveLink(tx: Db, card: Link & { postId: string; userId: string }): Promise<void> {
  const { postId, userId, expiresAt } = card
  await tx.shareCard.createMany({ data: [card], skipDuplicates: true })
  await tx.shareCard.updateMany({ where: { postId, userId, revokedAt: null }, data: { expiresAt } })
}

/** Revokes share links, of one user or all. */
export async function revokeLinks(postId: string, userId: string | undefined, at: Date): Promise<void> {
  await db().shareCard.updateMany({
    where: { postId, revokedAt: null, ...(userId && { userId }) },
    data: { revokedAt: at },
  })
}

const CARD = {
  userId: true,
  post: {
    select: {
      completionId: true,
      familyId: true,
      visibility: true,
      hiddenAt: true,
      family: { select: { name: true, adults: { select: { id: true } } } },
      completion: { select: { taskId: true, ownTitle: true } },
    },
  },
} as const

export function findCard(token: string, now: Date) {
  const where = { token, revokedAt: null, expiresAt: { gt: now } }
  return db().shareCard.findFirst({ where, select: CARD })
}

export type CardRow = NonNullable<Awaited<ReturnType<typeof findCard>>>

/** Returns active share links to the family's posts, and own ones to others. */
export async function findActiveShares({ userId, familyId }: Viewer, limit: number, now: Date) {
  const newest = { orderBy: { createdAt: 'desc' }, take: limit } as const
  const select = { postId: true, createdAt: true, ...CARD }
  const active = { revokedAt: null, expiresAt: { gt: now } }
  const [toOwn, toOthers] = await Promise.all([
    db().shareCard.findMany({ ...newest, where: { ...active, post: { familyId } }, select }),
    db().shareCard.findMany({
      ...newest,
      where: { ...active, userId, post: { familyId: { not: familyId } } },
      select,
    }),
  ])
  return [...toOwn, ...toOthers].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}
