import 'server-only'
import { db } from '@/lib/platform/db/client'

export async function findToken(postId: string, userId: string): Promise<string | null> {
  const card = await db().shareCard.findFirst({
    where: { postId, userId, revokedAt: null },
    select: { token: true },
  })
  return card?.token ?? null
}

/** Adds a share link, unless the user has an active one. */
export async function insert(card: { token: string; postId: string; userId: string }): Promise<void> {
  await db().shareCard.createMany({ data: [card], skipDuplicates: true })
}

/** Revokes one user's share links to a post, or all. */
export async function revoke(postId: string, userId: string | undefined, at: Date): Promise<void> {
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
      completion: {
        select: {
          assignment: {
            select: { task: { select: { language: true, name: true, translations: true, motif: true } } },
          },
        },
      },
    },
  },
} as const

export function findCard(token: string) {
  return db().shareCard.findFirst({ where: { token, revokedAt: null }, select: CARD })
}

export type CardRow = NonNullable<Awaited<ReturnType<typeof findCard>>>

/** Returns active share links to a family's posts, and a user's own to others. */
export async function findActiveShares({ userId, familyId }: Sharer, limit: number) {
  const newest = { orderBy: { createdAt: 'desc' }, take: limit } as const
  const select = { postId: true, createdAt: true, ...CARD }
  const [toOwn, toOthers] = await Promise.all([
    db().shareCard.findMany({ ...newest, where: { revokedAt: null, post: { familyId } }, select }),
    db().shareCard.findMany({
      ...newest,
      where: { revokedAt: null, userId, post: { familyId: { not: familyId } } },
      select,
    }),
  ])
  return [...toOwn, ...toOthers].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

type Sharer = { userId: string; familyId: string }
