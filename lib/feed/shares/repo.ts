import 'server-only'
import { db } from '@/lib/db/client'

/** The link that a person has made to a post and not revoked. */
export async function findToken(postId: string, userId: string): Promise<string | null> {
  const card = await db().shareCard.findFirst({
    where: { postId, userId, revokedAt: null },
    select: { token: true },
  })
  return card?.token ?? null
}

/** Adds a link, unless the person has one to that post that stands. */
export async function insert(card: { token: string; postId: string; userId: string }): Promise<void> {
  await db().shareCard.createMany({ data: [card], skipDuplicates: true })
}

/** Revokes links to a post: one person's, or all. */
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

/** What a link shows, and what decides whether it does; null when it is revoked. */
export function findCard(token: string) {
  return db().shareCard.findFirst({ where: { token, revokedAt: null }, select: CARD })
}

export type CardRow = NonNullable<Awaited<ReturnType<typeof findCard>>>

/** The newest links that stand to posts of a family, or that somebody has made to those of others. */
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
