import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { toDateColumn } from '@/lib/platform/db/local-date'
import { buildFamily } from './family'

export async function buildKid(data: Partial<Prisma.KidUncheckedCreateInput> = {}) {
  const familyId = data.familyId ?? (await buildFamily()).family.id
  return db().kid.create({ data: { name: 'Nina', birthDate: toDateColumn('2019-05-17'), ...data, familyId } })
}
