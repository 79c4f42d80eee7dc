import 'server-only'
import { db } from '@/lib/platform/db/client'

const OWN = { orderBy: { createdAt: 'asc' } } as const

/** Lists the columns, so that neither secrets nor later columns are exported. */
const ACCOUNT = {
  id: true,
  email: true,
  firstName: true,
  familyName: true,
  language: true,
  isAdmin: true,
  status: true,
  feedPrivacy: true,
  showChildPhotos: true,
  avatarPhotoId: true,
  familyId: true,
  emailVerifiedAt: true,
  lastLoginAt: true,
  createdAt: true,
  updatedAt: true,
  notificationsReadId: true,
} as const

/** Exported only while the account belongs to the family. */
const buildPhotoWhere = (familyId: string | null) => ({
  OR: [{ familyId: null }, ...(familyId ? [{ familyId }] : [])],
  familyAvatarOf: { none: familyId ? { id: { not: familyId } } : {} },
})

/** Returns the account's data of all features, without secrets, other people's data and that of a former family. */
export async function findOwnData(id: string, familyId: string | null) {
  const inFamily = { ...OWN, where: familyId ? { familyId } : { id: { in: [] } } }
  const [account, family, completions, reports, log] = await Promise.all([
    db().user.findUniqueOrThrow({
      where: { id },
      select: {
        ...ACCOUNT,
        consents: { omit: { userId: true } },
        identities: { omit: { userId: true } },
        secondFactor: {
          select: { createdAt: true, enabledAt: true, recoveryCodes: { select: { usedAt: true } } },
        },
        sessions: { ...OWN, select: { userAgent: true, createdAt: true, expiresAt: true } },
        posts: { ...inFamily, omit: { userId: true } },
        comments: { ...OWN, omit: { userId: true } },
        likes: { ...OWN, select: { postId: true, createdAt: true } },
        cheers: { ...OWN, select: { postId: true, kind: true, createdAt: true } },
        photos: {
          ...OWN,
          where: buildPhotoWhere(familyId),
          select: { id: true, width: true, height: true, purpose: true, createdAt: true },
        },
        notificationSettings: { omit: { userId: true } },
        pushSubscriptions: { ...OWN, select: { endpoint: true, createdAt: true } },
        notifications: {
          orderBy: { at: 'asc' },
          where: { OR: [{ familyId: null }, ...(familyId ? [{ familyId }] : [])] },
          select: { id: true, kind: true, postId: true, detail: true, startedAt: true, at: true },
        },
        invitations: {
          ...inFamily,
          select: { email: true, expiresAt: true, acceptedAt: true, createdAt: true },
        },
      },
    }),
    familyId ? findFamily(familyId) : null,
    familyId
      ? db().completion.findMany({
          ...OWN,
          where: { userId: id, familyId },
          include: { reversal: true, kids: true },
        })
      : [],
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
      plantName: true,
      pot: true,
      createdAt: true,
      kids: { select: { id: true, name: true, birthDate: true } },
      restDays: { select: { date: true } },
      devices: { ...OWN, select: { name: true, createdAt: true, pairedAt: true, lastUsedAt: true } },
      waiting: {
        select: { id: true, assignmentId: true, photoId: true, kidId: true, sentAt: true },
        orderBy: { sentAt: 'asc' },
      },
      pointEntries: { ...OWN, select: { amount: true, reason: true, localDate: true, createdAt: true } },
      swaps: { ...OWN, select: { assignmentId: true, taskId: true, title: true, createdAt: true } },
      goals: { ...OWN, select: { name: true, leaves: true, createdAt: true, endedAt: true } },
      earnedBadges: true,
      seasonResults: {
        select: { seasonStart: true, rank: true, points: true },
        orderBy: { seasonStart: 'asc' },
      },
    },
  })
}
