import 'server-only'
import { readCounts } from '@/lib/platform/db/counting'
import { Prisma } from '@/lib/platform/db/generated/client'
import { query } from '@/lib/platform/db/query'

/** Sums all photos, in time that grows with them. */
export async function sumAllBytes(): Promise<number> {
  const [row] = await readCounts<{ used: string }>(
    Prisma.sql`select coalesce(sum(bytes), 0)::bigint as used from photos`,
  )
  return Number(row?.used ?? 0)
}

/**
 * Sums the bytes of a family's photos and of its adults' unused uploads; without a family, those of the account. The
 * quota limits the number of rows that this reads.
 */
export async function sumFamilyBytes(userId: string | null, familyId: string | null): Promise<number> {
  const [row] = await query<{ used: string }>(Prisma.sql`
    select (
      (select coalesce(sum(bytes), 0) from photos where family_id = ${familyId}::uuid)
      + (select coalesce(sum(bytes), 0) from photos
        where family_id is null and purpose is distinct from 'content' and uploader_id in (
          select id from users where id = ${userId}::uuid or family_id = ${familyId}::uuid))
    )::bigint as used`)
  return Number(row?.used ?? 0)
}
