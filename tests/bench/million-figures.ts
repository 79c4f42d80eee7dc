const chance = (things: string) => `((hashtextextended(${things}, 7) & 1048575) / 1048576.0)`

const id = (things: string) => `md5(${things})::uuid`

/**
 * 5,000 families over two years, a challenge each week, a million completions, without triggers and foreign
 * keys.
 */
export const FILL = [
  'set session_replication_role = replica',
  `insert into families (id, name, join_code, timezone, created_at, updated_at)
   select ${id(`'f' || f`)}, 'Family ' || f, 'C' || f, 'UTC',
     now() - interval '1 day' * (730 - 700 * f / 5000), now()
   from generate_series(1, 5000) f`,
  `insert into users (id, email, first_name, family_id, last_login_at, created_at, updated_at)
   select ${id(`'u' || u`)}, 'u' || u || '@example.com', 'U', ${id(`'f' || (u % 5000 + 1)`)},
     now() - interval '1 day' * (u % 60), now() - interval '1 day' * (730 - 700 * (u % 5000) / 5000), now()
   from generate_series(1, 9000) u`,
  `insert into challenges (id, title, description, week_number, start_date, end_date, is_active, updated_at)
   select ${id(`'h' || w`)}, 'Week ' || w, '', 1, day, day + 6, true, now()
   from (select w, date_trunc('week', now())::date - 7 * w as day from generate_series(0, 103) w) weeks`,
  `insert into challenge_tasks (id, challenge_id, task_id, day_of_week, order_in_day)
   select ${id(`'a' || w || '-' || d`)}, ${id(`'h' || w`)}, ${id(`'t' || d`)}, d, 1
   from generate_series(0, 103) w, generate_series(1, 7) d`,
  `insert into completions (id, family_id, challenge_id, assignment_id, task_id, sequence, shows_child, local_date,
     timezone, created_at)
   select ${id(`'c' || f || '-' || w || '-' || d`)}, families.id, ${id(`'h' || w`)}, ${id(`'a' || w || '-' || d`)},
     ${id(`'t' || d`)}, 1, false, at::date, 'UTC', at
   from generate_series(1, 5000) f join families on families.id = ${id(`'f' || f`)}
     cross join generate_series(0, 103) w cross join generate_series(1, 7) d
     cross join lateral (select date_trunc('week', now()) + interval '1 day' * (d - 1 - 7 * w)
       + interval '1 hour' * (6 + 16 * ${chance(`f || 'at' || w || d`)}) as at) moments
   where at between families.created_at and now()
     and ${chance(`f || 'keen' || w / 6`)} < 0.7 and ${chance(`f || 'does' || w || d`)} < 0.86`,
  `insert into completion_reversals (completion_id, family_id, local_date, created_at)
   select id, family_id, local_date, created_at + interval '5 minutes' from completions where ${chance('id::text')} < 0.02`,
  `insert into posts (id, completion_id, family_id, visibility, created_at)
   select id, id, family_id, 'public', created_at from completions c
   where not exists (select 1 from completion_reversals r where r.completion_id = c.id)`,
  `insert into likes (post_id, user_id, family_id, created_at)
   select id, ${id(`'u' || n`)}, ${id(`'f' || (n % 5000 + 1)`)}, created_at + interval '1 hour'
   from (select id, created_at, (${chance(`id::text || 'like'`)} * 9000)::int as n from posts) posts`,
  `insert into comments (id, post_id, user_id, family_id, content, created_at)
   select id, id, ${id(`'u' || n`)}, ${id(`'f' || (n % 5000 + 1)`)}, 'Nice', created_at + interval '2 hours'
   from (select id, created_at, (${chance(`id::text || 'talk'`)} * 27000)::int as n from posts) posts where n <= 9000`,
  `insert into point_entries (id, family_id, challenge_id, completion_id, key, sequence, amount, reason, rule_version,
     local_date, created_at)
   select id, family_id, challenge_id, id, 'task:' || assignment_id, 1, 10, 'task', 1, local_date, created_at
   from completions`,
  `insert into point_entries (id, family_id, challenge_id, key, sequence, amount, reason, rule_version, local_date,
     created_at)
   select ${id('family_id::text || challenge_id')}, family_id, challenge_id, 'challenge:' || challenge_id, 1, 50,
     'challenge', 1, max(local_date), max(created_at)
   from completions group by family_id, challenge_id having count(*) = 7`,
  `insert into earned_badges (family_id, badge_id, occasion, earned_at)
   select family_id, ${id(`'badge'`)}, challenge_id::text, created_at from point_entries where reason = 'challenge'`,
  `insert into activities (id, family_id, kind, at)
   select id, family_id, 'completed_challenge', created_at from point_entries where reason = 'challenge'`,
  'set session_replication_role = origin',
  'analyze',
]
