import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'

export type Identity = { provider: string; subject: string }

export async function findUserId(tx: Db, identity: Identity): Promise<string | null> {
  const where = { provider_subject: identity }
  return (await tx.identity.findUnique({ where, select: { userId: true } }))?.userId ?? null
}

export async function insert(tx: Db, identity: Identity & { userId: string }): Promise<void> {
  await tx.identity.create({ data: identity, select: { userId: true } })
}

export async function findProviders(userId: string): Promise<string[]> {
  const rows = await db().identity.findMany({
    where: { userId },
    distinct: ['provider'],
    orderBy: { provider: 'asc' },
    select: { provider: true },
  })
  return rows.map(({ provider }) => provider)
}
