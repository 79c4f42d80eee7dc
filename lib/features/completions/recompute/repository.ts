import 'server-only'
import { db } from '@/lib/platform/db/client'
import { fromDateColumn } from '@/lib/platform/db/local-date'

export async function findFamilyIds(after: string | null, limit: number): Promise<string[]> {
  const rows = await db().family.findMany({
    where: after ? { id: { gt: after } } : {},
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true },
  })
  return rows.map((row) => row.id)
}

/** Returns all completions, also undone ones, in order of creation. */
export async function findCompletions(familyIds: string[]) {
  const rows = await db().completion.findMany({
    where: { familyId: { in: familyIds } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      familyId: true,
      assignmentId: true,
      challengeId: true,
      swapped: true,
      localDate: true,
      createdAt: true,
      reversal: { select: { createdAt: true, localDate: true } },
    },
  })
  return rows.map(({ reversal, ...row }) => ({
    ...row,
    localDate: fromDateColumn(row.localDate),
    reversal: reversal && { ...reversal, localDate: fromDateColumn(reversal.localDate) },
  }))
}

export async function findLedgers(familyIds: string[]) {
  const rows = await db().pointEntry.findMany({
    where: { familyId: { in: familyIds } },
    select: {
      familyId: true,
      completionId: true,
      key: true,
      sequence: true,
      amount: true,
      ruleVersion: true,
      localDate: true,
    },
  })
  return rows.map((row) => ({ ...row, localDate: fromDateColumn(row.localDate) }))
}

export function findScores(familyIds: string[]) {
  return db().familyScore.findMany({
    where: { familyId: { in: familyIds } },
    select: { familyId: true, period: true, points: true },
  })
}

export async function writeScores(
  scores: { familyId: string; period: string; points: number }[],
  now: Date,
): Promise<void> {
  await db().$executeRaw`
    insert into family_scores (family_id, period, points, reached_at)
    select "familyId", period, points, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as right_ones ("familyId" uuid, period text, points int)
    on conflict (family_id, period) do update set points = excluded.points`
}
