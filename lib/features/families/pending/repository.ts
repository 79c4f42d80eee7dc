import 'server-only'
import type { Db } from '@/lib/platform/db/client'

export async function findPendingFamily(tx: Db, userId: string): Promise<string | null> {
  const row = await tx.user.findUnique({ where: { id: userId }, select: { pendingFamilyId: true } })
  return row?.pendingFamilyId ?? null
}

/** Makes the pending family the user's own. */
export async function adoptPendingFamily(tx: Db, userId: string, familyId: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, pendingFamilyId: familyId },
    data: { familyId, pendingFamilyId: null },
  })
  return count === 1
}
