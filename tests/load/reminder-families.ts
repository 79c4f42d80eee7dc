type PushDevice = { service: string; p256dh: string; auth: string }

export const ZONES = [
  'America/Sao_Paulo',
  'America/New_York',
  'Europe/Lisbon',
  'Africa/Nairobi',
  'Asia/Kolkata',
  'Australia/Sydney',
]

const id = (kind: string) => `md5('${kind}' || n)::uuid`

const TASK = `'01900000-0000-7000-8000-000000000001'`
const CHALLENGE = `'01900000-0000-7000-8000-000000000002'`

/** A week around today in every zone, with a task each day. */
const WEEK = [
  `insert into tasks (id, name, description, examples, updated_at)
   values (${TASK}, 'Drink water', 'A glass', array['So'], now())`,
  `insert into challenges (id, title, description, week_number, start_date, end_date, is_active, created_at, updated_at)
   select ${CHALLENGE}::uuid, 'This week', 'A week', 1, today - 2, today + 4, true, '2020-01-01', now()
   from (select (now() at time zone 'UTC')::date as today) days`,
  `insert into challenge_tasks (id, challenge_id, task_id, day_of_week, order_in_day, created_at)
   select gen_random_uuid(), ${CHALLENGE}::uuid, ${TASK}::uuid, day, 1, '2020-01-01'
   from generate_series(1, 7) day`,
]

/** Lists the statements for families with one adult, a device and a reminder, not yet due. */
export function listReminderStatements(families: number, { service, p256dh, auth }: PushDevice): string[] {
  const numbers = `generate_series(1, ${families}) n`
  const zones = `(array[${ZONES.map((zone) => `'${zone}'`).join(', ')}])[1 + n % ${ZONES.length}]`
  return [
    ...WEEK,
    `insert into families (id, name, join_code, timezone, created_by_id, created_at, updated_at)
     select ${id('family')}, 'Family ' || n, 'R' || n, ${zones}, ${id('adult')}, '2020-01-01', now() from ${numbers}`,
    `insert into users (id, email, first_name, family_name, family_id, feed_privacy, created_at, updated_at)
     select ${id('adult')}, 'r' || n || '@example.com', 'Adult ' || n, 'Souza', ${id('family')}, 'private',
       '2020-01-01', now()
     from ${numbers}`,
    `insert into sessions (id, user_id, remember, expires_at)
     select ${id('session')}, ${id('adult')}, true, now() + interval '1 day' from ${numbers}`,
    `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at)
     select ${id('device')}, ${id('adult')}, ${id('session')}, '${service}/' || n, '${p256dh}', '${auth}', now()
     from ${numbers}`,
    `insert into notification_settings
       (user_id, reminder_at, quiet_from, quiet_to, push, mail, digest, next_reminder_at)
     select ${id('adult')}, to_char(now() at time zone ${zones}, 'HH24:MI'), '00:00', '00:00', '{}', '{}', false,
       now() + interval '1 day'
     from ${numbers}`,
    'analyze',
  ]
}

/** Makes the reminders of a zone due, as at their hour. */
export function buildDueStatement(zone: string): string {
  return `update notification_settings s
    set reminder_at = to_char(now() at time zone '${zone}', 'HH24:MI'), next_reminder_at = now()
    from users u, families f
    where u.id = s.user_id and f.id = u.family_id and f.timezone = '${zone}'
      and exists (select from push_subscriptions d where d.user_id = u.id)`
}
