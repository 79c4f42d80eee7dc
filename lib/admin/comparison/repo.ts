import 'server-only'
import type { Db } from '@/lib/db/client'

/** Those of the given ids that are tasks which are not deleted. */
export async function findLivingTasks(tx: Db, ids: string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from tasks where id = any(${ids}::uuid[]) and deleted_at is null`
  return new Set(rows.map(({ id }) => id))
}

/** Those of the given photos that something uses. */
export async function findUsedPhotos(tx: Db, ids: string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from photos where id = any(${ids}::uuid[]) and idle_since is null`
  return new Set(rows.map(({ id }) => id))
}
