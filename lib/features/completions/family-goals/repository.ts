import 'server-only'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

type CurrentGoal = { id: string; name: string; leaves: number; createdAt: Date; done: number }

/** Returns the current goal with the number of active completions since it was set, limited to its leaves. */
export async function findCurrent(database: Db, familyId: string): Promise<CurrentGoal | null> {
  const [goal] = await database.$queryRaw<CurrentGoal[]>(Prisma.sql`
    select g.id, g.name, g.leaves, g.created_at as "createdAt", (select count(*)::int from (
      select from completions c
      where c.family_id = g.family_id and c.created_at >= g.created_at and ${IS_ACTIVE_COMPLETION} limit g.leaves) made) as done
    from family_goals g where g.family_id = ${familyId}::uuid and g.ended_at is null`)
  return goal ?? null
}

export function findReached(familyId: string, limit: number) {
  return db().familyGoal.findMany({
    where: { familyId, endedAt: { not: null } },
    orderBy: [{ endedAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true, name: true, leaves: true, createdAt: true },
  })
}

export async function insert(
  tx: Db,
  goal: { familyId: string; name: string; leaves: number; createdAt: Date },
): Promise<void> {
  await tx.familyGoal.create({ data: goal, select: { id: true } })
}

export async function end(tx: Db, id: string, endedAt: Date): Promise<void> {
  await tx.familyGoal.update({ where: { id }, data: { endedAt }, select: { id: true } })
}

export async function remove(tx: Db, id: string): Promise<void> {
  await tx.familyGoal.delete({ where: { id }, select: { id: true } })
}
