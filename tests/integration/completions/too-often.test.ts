import { afterEach, expect, it, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { at, challenge, complete, member, undo } from '../../support/scene'

const MONDAY = '2026-11-16'

afterEach(() => void vi.useRealTimers())

it('a family completes a task at most 200 times, undone completions included', async () => {
  at(`${MONDAY}T10:00:00Z`)
  const ana = await member()
  const { id, task } = await challenge(MONDAY)
  const [often, other] = [task(1), task(2)]
  expect((await complete(ana, id, often)).status).toBe(201)
  expect((await undo(ana, id, often)).status).toBe(200)
  const add = (count: number) => db().$executeRaw`
    with added as (
      insert into completions (id, family_id, challenge_id, assignment_id, task_id, sequence, shows_child, local_date,
        timezone, created_at)
      select gen_random_uuid(), family_id, challenge_id, assignment_id, task_id, n, false, local_date, timezone,
        created_at
      from completions, generate_series(2, ${count}::int) n where family_id = ${ana.familyId}::uuid and sequence = 1
      returning id, family_id, local_date, created_at)
    insert into completion_reversals (completion_id, family_id, local_date, created_at) select * from added`
  await add(199)
  expect((await complete(ana, id, often)).status).toBe(201)
  expect((await undo(ana, id, often)).status).toBe(200)
  const refused = await complete(ana, id, often)
  expect([refused.status, refused.error.code]).toEqual([422, 'completed_too_often'])
  at('2026-11-17T10:00:00Z')
  expect((await complete(ana, id, other)).status).toBe(201)
})
