import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { literalLimit } from '@/lib/platform/db/query'
import { hasDevice } from '../push/repository'

export type DueReminder = {
  userId: string
  isActive: boolean
  isProved: boolean
  email: string
  firstName: string
  language: string | null
  timezone: string
  reminderAt: string | null
  quietFrom: string
  quietTo: string
  mail: string[]
  remindedOn: LocalDate | null
  familyId: string | null
  hasDevice: boolean
  /** Today's; null also on a rest day and without a family. */
  task: { id: string; name: string; language: string; translations: unknown } | null
}

/** Locks due reminders, skipping locked ones, with today's open task. A read model across features. */
export function lockDue(tx: Db, now: Date, zone: string, limit: number): Promise<DueReminder[]> {
  const today = Prisma.sql`(${now}::timestamptz at time zone f.timezone)::date`
  return tx.execute<DueReminder>(Prisma.sql`
    with due as (
      select * from notification_settings where next_reminder_at <= ${now}::timestamptz
      order by next_reminder_at limit ${literalLimit(limit)} for update skip locked)
    select s.user_id as "userId", u.status = 'active' as "isActive", u.email_verified_at is not null as "isProved",
      u.email, u.first_name as "firstName", u.language,
      coalesce(f.timezone, ${zone}) as timezone, s.reminder_at as "reminderAt",
      s.quiet_from as "quietFrom", s.quiet_to as "quietTo", to_json(s.mail) as mail,
      to_char(s.reminded_on, 'YYYY-MM-DD') as "remindedOn", u.family_id as "familyId",
      ${hasDevice(Prisma.sql`s.user_id`, now)} as "hasDevice", open.task
    from due s
    join users u on u.id = s.user_id
    left join families f on f.id = u.family_id
    left join lateral (
      select json_build_object('id', p.id, 'name', coalesce(swap.title, t.name), 'language', t.language,
        'translations', case when swap.title is null then t.translations else '{}' end) as task
      from (
        select id from challenges
        where is_active and ${today} between start_date and end_date
        order by start_date desc, id desc limit 1) week
      join challenge_tasks p on p.challenge_id = week.id and p.removed_at is null
        and p.day_of_week = extract(isodow from ${today})
      left join task_swaps swap on (swap.family_id, swap.assignment_id) = (f.id, p.id)
      join tasks t on t.id = coalesce(swap.task_id, p.task_id)
      where not exists (select from rest_days r where r.family_id = f.id and r.date = ${today})
        and not exists (
          select from completions c where c.family_id = f.id and c.assignment_id = p.id and ${IS_ACTIVE_COMPLETION})
      order by p.order_in_day, p.id limit 1) open on true`)
}

export type NextReminder = { userId: string; nextReminderAt: Date | null; remindedOn: LocalDate | null }

export async function rescheduleReminders(tx: Db, reminders: readonly NextReminder[]): Promise<void> {
  const userIds = reminders.map(({ userId }) => userId)
  const times = reminders.map(({ nextReminderAt }) => nextReminderAt)
  const days = reminders.map(({ remindedOn }) => remindedOn)
  await tx.execute(Prisma.sql`
    update notification_settings s set next_reminder_at = next.at, reminded_on = next.reminded_on
    from unnest(${userIds}::uuid[], ${times}::timestamptz[], ${days}::date[]) as next (user_id, at, reminded_on)
    where s.user_id = next.user_id`)
}
