import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'

/** A PDF of a challenge that families see; only its row. */
export function buildMaterial(data: Partial<Prisma.MaterialUncheckedCreateInput> & { challengeId: string }) {
  return db().material.create({ data: { name: 'Bingo', bytes: 1000, idleSince: null, ...data } })
}
