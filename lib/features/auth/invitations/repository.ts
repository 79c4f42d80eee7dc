import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'

const INVITATION = {
  id: true,
  email: true,
  familyId: true,
  family: { select: { name: true } },
  invitedBy: { select: { firstName: true, familyName: true } },
} as const

/** Creates or renews an invitation and its link. */
export function upsert(
  tx: Db,
  { familyId, email, ...rest }: { familyId: string; email: string; invitedById: string; expiresAt: Date },
) {
  return tx.invitation.upsert({
    where: { familyId_email: { familyId, email } },
    create: { familyId, email, ...rest },
    update: { ...rest, acceptedAt: null },
    select: INVITATION,
  })
}

export function findOpen(id: string, now: Date) {
  return db().invitation.findFirst({
    where: { id, acceptedAt: null, expiresAt: { gt: now } },
    select: INVITATION,
  })
}

/** Returns false for an accepted or expired invitation. */
export async function accept(tx: Db, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.invitation.updateMany({
    where: { id, acceptedAt: null, expiresAt: { gt: now } },
    data: { acceptedAt: now },
  })
  return count === 1
}

export async function lockFamilyIfExists(tx: Db, familyId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from families where id = ${familyId}::uuid for no key update`
  return rows.length === 1
}

export async function isAdult(tx: Db, familyId: string, userId: string): Promise<boolean> {
  return (await tx.user.count({ where: { id: userId, familyId } })) === 1
}

export async function forgetRemovedAdult(tx: Db, familyId: string, userId: string): Promise<void> {
  await tx.removedAdult.deleteMany({ where: { familyId, userId } })
}

/** Counts a family's open invitations to other addresses. */
export function countWaiting(tx: Db, familyId: string, besides: string, now: Date): Promise<number> {
  const waiting = { acceptedAt: null, expiresAt: { gt: now } }
  return tx.invitation.count({ where: { familyId, email: { not: besides }, ...waiting } })
}

export async function removeWaiting(tx: Db, familyId: string, email: string): Promise<boolean> {
  const { count } = await tx.invitation.deleteMany({ where: { familyId, email, acceptedAt: null } })
  return count === 1
}
