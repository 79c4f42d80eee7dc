import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { findMatchingIds } from '@/lib/platform/db/search'

export async function countHolders(): Promise<Map<string, number>> {
  const rows = await db().$queryRaw<{ badgeId: string; families: number }[]>`
    select badge_id as "badgeId", count(distinct family_id)::int as families
    from earned_badges group by badge_id`
  return new Map(rows.map(({ badgeId, families }) => [badgeId, families]))
}

/** Returns the badges with all words of a search, or null without words. */
export const findMatches = (search: string) => findMatchingIds(Prisma.sql`badges`, search)
