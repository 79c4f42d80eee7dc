import { expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { readCounts } from '@/lib/platform/db/counting'
import { Prisma } from '@/lib/platform/db/generated/client'
import { query } from '@/lib/platform/db/query'

it('takes two connections, beside those who answer, however much is counted at once', async () => {
  const atOnce: number[] = []
  let isOver = false
  const counts = [1, 2, 3, 4, 5].map(() => readCounts(Prisma.sql`select pg_sleep(0.5)::text as counted`))
  const counting = Promise.all(counts).finally(() => {
    isOver = true
  })
  while (!isOver) {
    const [row] = await db().$queryRaw<{ count: number }[]>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%as counted'`
    atOnce.push(row?.count ?? 0)
  }
  await counting
  expect(Math.max(...atOnce)).toBe(2)
})

it('waits for a row that somebody counts with, longer than those who answer do', async () => {
  const limit = Prisma.sql`
    select extract(epoch from current_setting('lock_timeout')::interval)::int as seconds`
  expect(await query(limit)).toEqual([{ seconds: 10 }])
  expect(await readCounts(limit)).toEqual([{ seconds: 600 }])
})
