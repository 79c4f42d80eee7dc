import 'server-only'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { literalLimit } from '@/lib/platform/db/query'

export type Due = { userId: string; timezone: string; dueAt: Date }

/** Locks accounts whose announcements are due, skipping locked ones. */
export function lockDue(tx: Db, now: Date, zone: string, limit: number): Promise<Due[]> {
  return tx.execute<Due>(Prisma.sql`
    with due as (
      select user_id, next_announcement_at as due_at from notification_settings where next_announcement_at <= ${now}::timestamptz
      order by next_announcement_at limit ${literalLimit(limit)} for update skip locked)
    select due.user_id as "userId", coalesce(f.timezone, ${zone}) as timezone, due.due_at as "dueAt"
    from due join users u on u.id = due.user_id left join families f on f.id = u.family_id`)
}

export async function rescheduleAnnouncements(
  tx: Db,
  userIds: readonly string[],
  times: readonly Date[],
): Promise<void> {
  await tx.execute(Prisma.sql`
    update notification_settings s set next_announcement_at = next.at
    from unnest(${userIds}::uuid[], ${times}::timestamptz[]) as next (user_id, at)
    where s.user_id = next.user_id`)
}
