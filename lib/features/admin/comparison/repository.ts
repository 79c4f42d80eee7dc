import 'server-only'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

export async function findLivingTasks(tx: Db, ids: string[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(Prisma.sql`
    select id from tasks where id = any(${ids}::uuid[]) and deleted_at is null`)
  return new Set(rows.map(({ id }) => id))
}

export async function findChallenges(tx: Db, ids: string[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    Prisma.sql`select id from challenges where id = any(${ids}::uuid[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

export async function findUsedPhotos(tx: Db, ids: string[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(Prisma.sql`
    select id from photos where id = any(${ids}::uuid[]) and idle_since is null`)
  return new Set(rows.map(({ id }) => id))
}
