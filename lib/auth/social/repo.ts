import 'server-only'
import type { Db } from '@/lib/db/client'

/** The account that signs in by this identity. */
export async function findUserId(tx: Db, provider: string, subject: string): Promise<string | null> {
  const where = { provider_subject: { provider, subject } }
  return (await tx.identity.findUnique({ where, select: { userId: true } }))?.userId ?? null
}

export async function insert(
  tx: Db,
  identity: { provider: string; subject: string; userId: string },
): Promise<void> {
  await tx.identity.create({ data: identity, select: { userId: true } })
}
