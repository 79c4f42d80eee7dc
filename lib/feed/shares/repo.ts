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

/** What a link shows; null when it is revoked, or its post hidden or no longer shown to who made the link. */
export async function findCard(token: string) {
  const card = await db().shareCard.findFirst({
    where: { token, revokedAt: null, post: { hiddenAt: null } },
    select: {
      userId: true,
      post: {
        select: {
          completionId: true,
          familyId: true,
          visibility: true,
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
    },
  })
  if (!card) return null
  const { visibility, completionId, family, completion } = card.post
  const own = family.adults.some(({ id }) => id === card.userId)
  if (!own && visibility !== 'public') return null
  return { completionId, familyName: family.name, task: completion.assignment.task }
}
