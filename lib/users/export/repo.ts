import 'server-only'
import { db } from '@/lib/db/client'

const OWN = { orderBy: { createdAt: 'asc' } } as const

/** One's photos, but none that a family has which one is not in any more. */
const photosFor = (familyId: string | null) => ({
  OR: [{ familyId: null }, ...(familyId ? [{ familyId }] : [])],
  familyAvatarOf: { none: familyId ? { id: { not: familyId } } : {} },
})

/** Everything that is kept about a person: a read model across rooms, without hashes, secrets and other people. */
export async function findAllOf(id: string, familyId: string | null) {
  const [account, family, completions, reports, log] = await Promise.all([
    db().user.findUniqueOrThrow({
      where: { id },
      omit: { passwordHash: true },
      include: {
        consents: { omit: { userId: true } },
        identities: { omit: { userId: true } },
        secondFactor: {
          select: { createdAt: true, enabledAt: true, recoveryCodes: { select: { usedAt: true } } },
        },
        sessions: { ...OWN, select: { userAgent: true, createdAt: true, expiresAt: true } },
        posts: { ...OWN, omit: { userId: true } },
        comments: { ...OWN, omit: { userId: true } },
        likes: { ...OWN, select: { postId: true, createdAt: true } },
        photos: {
          ...OWN,
          where: photosFor(familyId),
          select: { id: true, width: true, height: true, purpose: true, createdAt: true },
        },
        invitations: { ...OWN, select: { email: true, expiresAt: true, acceptedAt: true, createdAt: true } },
      },
    }),
    familyId ? findFamily(familyId) : null,
    db().completion.findMany({ ...OWN, where: { userId: id }, include: { reversal: true, kids: true } }),
    db().report.findMany({ ...OWN, where: { reporterId: id }, omit: { handledById: true } }),
    db().auditEntry.findMany({ where: { actorId: id }, orderBy: { at: 'asc' } }),
  ])
  const { photos, ...rest } = account
  return { data: { account: rest, family, completions, reports, log }, photos }
}

function findFamily(id: string) {
  return db().family.findUnique({
    where: { id },
    select: {
      id: true,
      name: true,
      timezone: true,
      createdAt: true,
      kids: { select: { id: true, name: true, birthDate: true } },
      restDays: { select: { date: true } },
      pointEntries: { ...OWN, select: { amount: true, reason: true, localDate: true, createdAt: true } },
      earnedBadges: true,
    },
  })
}
