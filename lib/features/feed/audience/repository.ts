import 'server-only'
import { ANY_FAMILY, type AudienceSize } from '@/lib/features/photos/rules'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { buildVisibleToSql } from '../repository'

export async function findNewest(familyId: string, limit: number): Promise<string[]> {
  const rows = await db().post.findMany({
    where: { familyId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** Returns posts' audience, by the feed's condition. */
export function findAudiences(familyId: string, ids: string[]): Promise<(AudienceSize & { id: string })[]> {
  return db().$queryRaw`
    select posts.id, ${buildVisibleToSql(Prisma.sql`${ANY_FAMILY}::uuid`)} as anybody,
      (select count(*)::int from follows w
        where w.followed_id = ${familyId}::uuid and w.status = 'accepted'
          and ${buildVisibleToSql(Prisma.sql`w.follower_id`)}) as followers
    from posts where posts.id = any(${ids}::uuid[]) and posts.family_id = ${familyId}::uuid`
}
