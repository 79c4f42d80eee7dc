import 'server-only'
import type { Db } from '@/lib/platform/db/client'

type LockedAccount = {
  id: string
  email: string
  familyId: string | null
  passwordHash: string | null
  emailVerifiedAt: Date | null
}

export async function lockAccount(tx: Db, id: string): Promise<LockedAccount | null> {
  const [row] = await tx.$queryRaw<LockedAccount[]>`
    select id, email, family_id as "familyId", password_hash as "passwordHash",
      email_verified_at as "emailVerifiedAt"
    from users where id = ${id}::uuid for no key update`
  return row ?? null
}

export async function setProved(tx: Db, id: string, now: Date): Promise<void> {
  await tx.user.update({ where: { id }, data: { emailVerifiedAt: now }, select: { id: true } })
}

/** Deletes an earlier owner's password, family, settings and invitations. */
export async function resetAccount(tx: Db, id: string, familyId: string | null): Promise<void> {
  await tx.user.update({
    where: { id },
    data: {
      passwordHash: null,
      familyId: null,
      pendingFamilyId: familyId,
      feedPrivacy: 'private',
      showChildPhotos: false,
    },
    select: { id: true },
  })
  await tx.invitation.deleteMany({ where: { invitedById: id, acceptedAt: null } })
}
