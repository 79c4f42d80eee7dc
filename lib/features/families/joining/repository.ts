import 'server-only'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

export type JoinCode = { joinCode: string; joinCodeExpiresAt: Date }

/**
 * Locks and returns the family of a join code, if still valid then. A pending family's is not, since an earlier holder
 * of the account knows it.
 */
export async function lockByJoinCode(
  tx: Db,
  joinCode: string,
  now: Date,
): Promise<{ id: string; name: string } | null> {
  const rows = await tx.execute<{ id: string; name: string }>(Prisma.sql`
    select id, name from families
    where join_code = ${joinCode} and join_code_expires_at > ${now}::timestamptz
      and not exists (select 1 from users where pending_family_id = families.id)
    for no key update`)
  return rows[0] ?? null
}

export async function lockFamilyIfExists(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.execute(Prisma.sql`
    select 1 from families where id = ${id}::uuid for no key update`)
  return rows.length === 1
}

export async function isAdult(tx: Db, familyId: string, userId: string): Promise<boolean> {
  return (await tx.user.count({ where: { id: userId, familyId } })) === 1
}

export async function isRemoved(tx: Db, familyId: string, userId: string): Promise<boolean> {
  return (await tx.removedAdult.count({ where: { familyId, userId } })) === 1
}

export async function joinCodeExists(tx: Db, joinCode: string): Promise<boolean> {
  return (await tx.family.count({ where: { joinCode } })) > 0
}

export async function updateJoinCode(tx: Db, id: string, code: JoinCode): Promise<void> {
  await tx.family.update({ where: { id }, data: code, select: { id: true } })
}

/** Deletes pairing codes, optionally with devices. */
export async function deleteDevices(
  tx: Db,
  familyId: string,
  { paired }: { paired: boolean },
): Promise<void> {
  await tx.familyDevice.deleteMany({ where: { familyId, ...(!paired && { pairedAt: null }) } })
}
