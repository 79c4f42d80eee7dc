import 'server-only'
import { type Db, db } from '@/lib/db/client'
import type { ActivityKind } from '@/lib/db/generated/enums'

export type NewActivity = {
  familyId: string
  userId: string | null
  kind: ActivityKind
  subjectId?: string
  at: Date
}

export async function insert(tx: Db, activity: NewActivity): Promise<void> {
  await tx.activity.create({ data: activity, select: { id: true } })
}

export function newest(familyId: string, limit: number) {
  return db().activity.findMany({
    where: { familyId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true, kind: true, userId: true, subjectId: true, at: true },
  })
}
