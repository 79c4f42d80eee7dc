import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { ActivityKind } from '@/lib/platform/db/generated/enums'
import { newId } from '@/lib/platform/db/ids'
import type { Queryable } from '@/lib/platform/db/query'

type NewDashboardEvent = {
  familyId: string
  userId: string | null
  kind: ActivityKind
  subjectId?: string
  at: Date
}

export async function recordDashboardEvent(tx: Queryable, event: NewDashboardEvent): Promise<void> {
  const { familyId, userId, kind, subjectId = null, at } = event
  await tx.execute(Prisma.sql`
    insert into activities (id, family_id, user_id, kind, subject_id, at)
    values (${newId()}::uuid, ${familyId}::uuid, ${userId}::uuid, ${kind}::activity_kind, ${subjectId}::uuid,
      ${at}::timestamptz)`)
}
