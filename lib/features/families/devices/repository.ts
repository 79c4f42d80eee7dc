import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

const getCurrent = (now: Date) => ({ OR: [{ pairedAt: { not: null } }, { codeExpiresAt: { gt: now } }] })

export function countCurrent(tx: Db, familyId: string, now: Date): Promise<number> {
  return tx.familyDevice.count({ where: { familyId, ...getCurrent(now) } })
}

type NewDevice = { familyId: string; name: string; codeHash: string; codeExpiresAt: Date }

export function insertDevice(tx: Db, device: NewDevice): Promise<{ id: string }> {
  return tx.familyDevice.create({ data: device, select: { id: true } })
}

export function findCurrent(familyId: string, now: Date) {
  return db().familyDevice.findMany({
    where: { familyId, ...getCurrent(now) },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, pairedAt: true, lastUsedAt: true },
  })
}

/** Deletes a device; false without one. */
export async function deleteDevice(tx: Db, familyId: string, id: string): Promise<boolean> {
  const { count } = await tx.familyDevice.deleteMany({ where: { id, familyId } })
  return count === 1
}

/** Uses up a valid code, except of a pending family; of concurrent requests one succeeds. */
export async function pairDevice(
  tx: Db,
  { codeHash, tokenHash, now }: { codeHash: string; tokenHash: string; now: Date },
): Promise<{ id: string; familyId: string } | null> {
  const rows = await tx.execute<{ id: string; familyId: string }>(Prisma.sql`
    update family_devices set code_hash = null, token_hash = ${tokenHash}, paired_at = ${now}::timestamptz,
      last_used_at = ${now}::timestamptz
    where code_hash = ${codeHash} and code_expires_at > ${now}::timestamptz
      and not exists (select from users where pending_family_id = family_devices.family_id)
    returning id, family_id as "familyId"`)
  return rows[0] ?? null
}

export async function deleteUnpairedDevices(before: Date): Promise<number> {
  const { count } = await db().familyDevice.deleteMany({
    where: { pairedAt: null, codeExpiresAt: { lt: before } },
  })
  return count
}
