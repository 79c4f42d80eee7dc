import 'server-only'
import type { Db } from '@/lib/db/client'
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
