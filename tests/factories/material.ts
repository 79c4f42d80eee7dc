import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'

/** Builds a row without a file. */
export function buildMaterial(data: Partial<Prisma.MaterialUncheckedCreateInput> & { challengeId: string }) {
  return db().material.create({ data: { name: 'Bingo', bytes: 1000, unusedSince: null, ...data } })
}
