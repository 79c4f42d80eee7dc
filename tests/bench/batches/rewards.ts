import { randomUUID } from 'node:crypto'
import { grantToQualified } from '@/lib/features/badges/editor/service'
import { recompute } from '@/lib/features/completions/recompute/service'
import { completeTask } from '@/lib/features/completions/service'
import { db } from '@/lib/platform/db/client'
import { assertTrue, type Batch, execute } from './batch'
import { buildAdultActor, completions, families, id, ledger, scores, weeks } from './world'

const history = (people: number, count: number) => [
  ...families(people),
  ...weeks(count),
  ...completions,
  ...ledger,
  ...scores,
]

const comparing: Batch = {
  name: 'recompute of points and scores',
  unit: 'families',
  rows: (size) => Math.ceil(size / 4),
  fill: (rows) => execute(history(rows, 4)),
  async run() {
    assertTrue((await recompute({ mend: false })).length === 0, 'the ledger to be right')
  },
}

const mending: Batch = {
  name: 'recompute that mends scores',
  unit: 'families',
  rows: (size) => Math.ceil(size / 4),
  fill: (rows) => execute([...history(rows, 4), 'truncate family_scores']),
  again: () => execute(['truncate family_scores']),
  async run(rows) {
    assertTrue((await recompute({ mend: true })).length > 2 * rows, 'all scores to be mended')
  },
}

const long: Batch = {
  name: 'recompute of long histories',
  unit: 'weeks of ten families',
  rows: (size) => Math.ceil(size / 20),
  fill: (rows) => execute(history(10, rows)),
  async run() {
    assertTrue((await recompute({ mend: false })).length === 0, 'the ledger to be right')
  },
}

const streakBadge = randomUUID()
const streaks: Batch = {
  name: 'a new badge for streaks',
  unit: 'families',
  rows: (size) => Math.ceil(size / 4),
  fill: (rows) =>
    execute([
      ...history(rows, 4),
      `insert into badges (id, kind, name, description, rule, updated_at)
       values ('${streakBadge}', 'special', 'Streak', 'A streak', '{"type": "streak", "count": 7}', now())`,
    ]),
  again: () => execute(['truncate earned_badges']),
  async run(rows) {
    await grantToQualified(streakBadge, { type: 'streak', count: 7 })
    assertTrue((await db().earnedBadge.count()) === rows, 'all families to earn it')
  },
}

const TIMES = 10
const running = [
  `insert into challenges (id, title, description, week_number, start_date, end_date, is_active, created_at, updated_at)
   select ${id(`'h0'`)}, 'This week', 'A week', 1, day, day + 6, true, '2010-01-01', now()
   from (select date_trunc('week', now() at time zone 'UTC')::date as day) weeks`,
  `insert into challenge_tasks (id, challenge_id, task_id, day_of_week, order_in_day, created_at)
   select ${id(`'today' || n`)}, ${id(`'h0'`)}, ${id(`'t1'`)}, extract(isodow from now() at time zone 'UTC'), n, '2010-01-01'
   from generate_series(1, ${TIMES}) n`,
  `insert into photos (id, uploader_id, width, height, bytes)
   select ${id(`'today' || n`)}, ${id(`'u1'`)}, 800, 600, 2000 from generate_series(1, ${TIMES}) n`,
  `insert into badges (id, kind, name, description, rule, updated_at)
   select gen_random_uuid(), 'special', 'Badge', 'A badge', rule::jsonb, now() from (values
     ('{"type": "first_photo"}'), ('{"type": "tasks", "count": 10}'), ('{"type": "tasks", "count": 10000}'),
     ('{"type": "streak", "count": 7}'), ('{"type": "streak", "count": 9999}'),
     ('{"type": "streak", "count": 10000}')) as rules (rule)`,
]

const completing: Batch = {
  name: 'a completion with its rewards',
  unit: 'completion of a family with n earlier ones',
  calls: TIMES,
  rows: (size) => size,
  fill: (rows) => execute([...history(1, Math.ceil(rows / 7)), ...running]),
  async again(rows) {
    await execute(['truncate users, families, challenges, tasks, photos, badges, completions cascade'])
    await completing.fill(rows)
  },
  async run() {
    const open = await db().challengeTask.findMany({ where: { challenge: { title: 'This week' } } })
    assertTrue(open.length === TIMES, 'open tasks')
    for (const { id: taskId, challengeId } of open) {
      const input = { photoId: taskId, description: '', showsChild: false, kidIds: [] }
      await completeTask(buildAdultActor(1), challengeId, taskId, input)
    }
  },
}

export const REWARDS = [comparing, mending, long, streaks, completing]
