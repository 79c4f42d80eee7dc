import 'server-only'
import type { Db } from '@/lib/platform/db/client'

/** Serializes concurrent starts. */
export async function lockAdministrators(tx: Db): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('brota first administrator', 0))`
}

export async function hasAdministrator(database: Db): Promise<boolean> {
  const found = await database.user.findFirst({
    where: { isAdmin: true, status: 'active' },
    select: { id: true },
  })
  return found !== null
}
