import 'server-only'
import { db } from '@/lib/platform/db/client'

export async function countHolders(): Promise<Map<string, number>> {
  const rows = await db().$queryRaw<{ badgeId: string; families: number }[]>`
    select badge_id as "badgeId", count(distinct family_id)::int as families
    from earned_badges group by badge_id`
  return new Map(rows.map(({ badgeId, families }) => [badgeId, families]))
}
