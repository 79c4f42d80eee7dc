import 'server-only'
import type { Db } from '@/lib/platform/db/client'

export function find(database: Db, userId: string) {
  return database.secondFactor.findUnique({
    where: { userId },
    select: { secret: true, enabledAt: true, lastTimeStep: true },
  })
}

export async function savePending(tx: Db, userId: string, secret: string): Promise<void> {
  await tx.secondFactor.upsert({
    where: { userId },
    create: { userId, secret },
    update: { secret },
    select: { userId: true },
  })
}

type Enabled = { enabledAt: Date; lastTimeStep: number; codeHashes: string[] }

export async function enable(tx: Db, userId: string, { codeHashes, ...data }: Enabled): Promise<void> {
  await tx.secondFactor.update({ where: { userId }, data, select: { userId: true } })
  await tx.recoveryCode.createMany({ data: codeHashes.map((codeHash) => ({ userId, codeHash })) })
}

/** Marks a time step as used; false unless newer. */
export async function consumeTimeStep(tx: Db, userId: string, timeStep: number): Promise<boolean> {
  const isUnused = { OR: [{ lastTimeStep: null }, { lastTimeStep: { lt: timeStep } }] }
  const { count } = await tx.secondFactor.updateMany({
    where: { userId, ...isUnused },
    data: { lastTimeStep: timeStep },
  })
  return count === 1
}

export async function consumeRecoveryCode(
  tx: Db,
  userId: string,
  codeHash: string,
  usedAt: Date,
): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash, usedAt: null },
    data: { usedAt },
  })
  return count === 1
}

export function countRecoveryCodes(database: Db, userId: string): Promise<number> {
  return database.recoveryCode.count({ where: { userId, usedAt: null } })
}

/** Deletes a second factor; false unless enabled. */
export async function remove(tx: Db, userId: string): Promise<boolean> {
  const [removed] = await tx.$queryRaw<{ enabled: boolean }[]>`
    delete from second_factors where user_id = ${userId}::uuid returning enabled_at is not null as enabled`
  return removed?.enabled ?? false
}
