import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pushAnnouncements } from '@/lib/features/notifications/announcements/service'
import { sendReminders } from '@/lib/features/notifications/reminders/service'
import { db } from '@/lib/platform/db/client'
import { assertTrue, type Batch, execute } from './batch'
import { families, id } from './world'

/** Families with an open task today and an adult whose reminder is due. */
const due = (count: number, mail: string) => [
  ...families(count),
  `insert into tasks (id, name, description, examples, updated_at)
   values (${id(`'t1'`)}, 'Task 1', 'Do it', array['So'], now())`,
  `insert into challenges (id, title, description, week_number, start_date, end_date, is_active, created_at, updated_at)
   select ${id(`'h1'`)}, 'This week', 'A week', 1, today - 3, today + 3, true, '2010-01-01', now()
   from (select (now() at time zone 'UTC')::date as today) days`,
  `insert into challenge_tasks (id, challenge_id, task_id, day_of_week, order_in_day, created_at)
   select ${id(`'a' || d`)}, ${id(`'h1'`)}, ${id(`'t1'`)}, d, 1, '2010-01-01' from generate_series(1, 7) d`,
  `insert into notification_settings
     (user_id, reminder_at, quiet_from, quiet_to, push, mail, digest, next_reminder_at)
   select id, to_char(now() at time zone 'UTC', 'HH24:MI'), '03:00', '03:00', '{}', '{${mail}}', false, now()
   from users`,
]

const makeDue = `update notification_settings set reminded_on = null, next_reminder_at = now(),
  reminder_at = to_char(now() at time zone 'UTC', 'HH24:MI')`

const byMail: Batch = {
  name: 'reminders to the outbox',
  unit: 'due reminders',
  rows: (size) => size,
  fill: (rows) => execute(due(rows, 'reminder')),
  again: () => execute(['truncate outgoing_mails', makeDue]),
  async run(rows) {
    assertTrue((await sendReminders(new Date())) === rows, 'all reminders to be sent')
    assertTrue((await db().outgoingMail.count()) === rows, 'a mail for each')
  },
}

let received = 0

/** Answers as a push service, without decryption. */
async function startService(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      received += 1
      response.writeHead(201).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function listDeviceStatements(): Promise<string[]> {
  const service = await startService()
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  received = 0
  return [
    `insert into sessions (id, user_id, remember, expires_at)
     select ${id(`'s' || id`)}, id, true, now() + interval '1 day' from users`,
    `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at)
     select gen_random_uuid(), id, ${id(`'s' || id`)}, '${service}/' || id, '${p256dh}',
       '${randomBytes(16).toString('base64url')}', now()
     from users`,
  ]
}

const byPush: Batch = {
  name: 'reminders to a push service',
  unit: 'due reminders',
  rows: (size) => size,
  fill: async (rows) => execute([...due(rows, ''), ...(await listDeviceStatements())]),
  async again() {
    await execute([makeDue])
    received = 0
  },
  async run(rows) {
    assertTrue((await sendReminders(new Date())) === rows, 'all reminders to be sent')
    assertTrue(received === rows, 'a message for each')
  },
}

const makeAnnouncementDue = `update notification_settings set next_reminder_at = null,
  push = '{challenge_published}', next_announcement_at = now()`

const announcements: Batch = {
  name: 'new weeks to a push service',
  unit: 'accounts that want them',
  rows: (size) => size,
  fill: async (rows) =>
    execute([
      ...due(rows, ''),
      ...(await listDeviceStatements()),
      `update families set timezone = '${zoneAtNoon(new Date())}', created_at = '2010-01-01'`,
      `update users set created_at = '2010-01-01'`,
      `update challenges set announced_at = now() - interval '2 hours'`,
      makeAnnouncementDue,
    ]),
  async again() {
    await execute([makeAnnouncementDue])
    received = 0
  },
  async run(rows) {
    assertTrue((await pushAnnouncements(new Date())) === rows, 'all new weeks to be sent')
    assertTrue(received === rows, 'a message for each')
  },
}

/** A zone in which it is between noon and one; the signs of `Etc` are reversed. */
function zoneAtNoon(now: Date): string {
  const behind = now.getUTCHours() - 12
  return `Etc/GMT${behind < 0 ? behind : `+${behind}`}`
}

export const REMINDERS = [byMail, byPush, announcements]
