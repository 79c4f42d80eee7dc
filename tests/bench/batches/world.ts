import { createHash, randomUUID } from 'node:crypto'
import type { AdminActor, FamilyActor } from '@/lib/platform/session/actor'

export const id = (things: string) => `md5(${things})::uuid`

/** Families f1, f2, …, each with one adult of the same number. */
export const families = (count: number) => [
  `insert into families (id, name, join_code, timezone, created_by_id, created_at, updated_at)
   select ${id(`'f' || f`)}, 'Family ' || f, 'C' || f, 'UTC', ${id(`'u' || f`)}, '2010-01-01', now()
   from generate_series(1, ${count}) f`,
  ...adults(count),
]

export const adults = (count: number) => [
  `insert into users (id, email, first_name, family_name, family_id, feed_privacy, created_at, updated_at)
   select ${id(`'u' || u`)}, 'u' || u || '@example.com', 'Adult ' || u, 'Souza', ${id(`'f' || u`)}, 'public',
     '2010-01-01', now()
   from generate_series(1, ${count}) u`,
]

/** Past weeks, latest first, with a task on each day. */
export const weeks = (count: number) => [
  `insert into tasks (id, name, description, examples, updated_at)
   select ${id(`'t' || d`)}, 'Task ' || d, 'Do it', array['So'], now() from generate_series(1, 7) d`,
  `insert into challenges (id, title, description, week_number, start_date, end_date, is_active, created_at, updated_at)
   select ${id(`'h' || w`)}, 'Week ' || w, 'A week', 4 - (w + 3) % 4, day, day + 6, true, '2010-01-01', now()
   from (select w, date_trunc('week', now() at time zone 'UTC')::date - 7 * w as day
     from generate_series(1, ${count}) w) weeks`,
  `insert into challenge_tasks (id, challenge_id, task_id, day_of_week, order_in_day, created_at)
   select ${id(`'a' || w || '-' || d`)}, ${id(`'h' || w`)}, ${id(`'t' || d`)}, d, 1, '2010-01-01'
   from generate_series(1, ${count}) w, generate_series(1, 7) d`,
]

export const completions = [
  `insert into completions (id, family_id, challenge_id, assignment_id, task_id, sequence, user_id, photo_id,
     description, shows_child, local_date, timezone, created_at)
   select ${id('f.id::text || a.id')}, f.id, h.id, a.id, a.task_id, 1, f.created_by_id, ${id('f.id::text || a.id')},
     'Done before breakfast', false, day, 'UTC', (day + time '12:00') at time zone 'UTC'
   from families f, challenges h join challenge_tasks a on a.challenge_id = h.id,
     lateral (select h.start_date + a.day_of_week - 1 as day) days`,
  `insert into photos (id, uploader_id, family_id, purpose, width, height, bytes, created_at, idle_since)
   select photo_id, user_id, family_id, 'completion', 800, 600, 2000, created_at, null from completions`,
  `insert into posts (id, completion_id, family_id, user_id, visibility, created_at)
   select id, id, family_id, user_id, 'public', created_at from completions`,
]

export const ledger = [
  `insert into point_entries (id, family_id, challenge_id, completion_id, key, sequence, amount, reason, rule_version,
     local_date, created_at)
   select gen_random_uuid(), family_id, challenge_id, c.id, key, 1, amount, reason::point_reason, 1, local_date, created_at
   from completions c, lateral (values
     ('task:' || assignment_id, 10, 'task'), ('day:' || challenge_id || ':' || local_date, 5, 'day'),
     ('challenge:' || challenge_id, 50, 'challenge')) as entries (key, amount, reason)
   where reason <> 'challenge' or extract(isodow from local_date) = 7`,
]

export const scores = [
  `insert into family_scores (family_id, period, points, reached_at)
   select family_id, period, sum(amount), max(e.created_at)
   from point_entries e join challenges c on c.id = e.challenge_id, lateral (values
     ('all'), (to_char(local_date, 'YYYY-MM')), (to_char(local_date, 'IYYY-"W"IW')),
     (to_char(c.start_date - 7 * (c.week_number - 1), 'YYYY-MM-DD'))) as periods (period)
   group by family_id, period`,
]

const SESSION = {
  sessionId: randomUUID(),
  remember: false,
  language: null,
  locale: 'en' as const,
  confirmedAt: new Date(),
  hasSecondFactor: false,
  contentRevision: null,
}

export const admin: AdminActor = {
  ...SESSION,
  userId: randomUUID(),
  isAdmin: true,
  hasAdminRole: true,
  familyId: null,
  timezone: null,
}

export const buildAdultActor = (number: number): FamilyActor => ({
  ...SESSION,
  userId: toDatabaseId(`u${number}`),
  familyId: toDatabaseId(`f${number}`),
  isAdmin: false,
  hasAdminRole: false,
  timezone: 'UTC',
})

function toDatabaseId(thing: string): string {
  const digest = createHash('md5').update(thing).digest('hex')
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
