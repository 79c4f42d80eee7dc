import { randomInt } from 'node:crypto'
import { JOIN_CODE } from '@/lib/features/families/rules'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { buildUser } from './user'

export async function buildFamily({
  adult,
  ...data
}: Partial<Prisma.FamilyUncheckedCreateInput> & { adult?: { id: string } } = {}) {
  const { id: userId } = adult ?? (await buildUser())
  const defaults = { name: 'Família Silva', joinCode: joinCode(), timezone: 'UTC', createdById: userId }
  const family = await db().family.create({ data: { ...defaults, ...data } })
  const founder = await db().user.update({ where: { id: userId }, data: { familyId: family.id } })
  return { family, adult: founder }
}

const joinCode = () =>
  Array.from(
    { length: JOIN_CODE.length },
    () => JOIN_CODE.alphabet[randomInt(JOIN_CODE.alphabet.length)],
  ).join('')
