import { expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { readCounts } from '@/lib/platform/db/counting'
import { Prisma } from '@/lib/platform/db/generated/client'
import { query } from '@/lib/platform/db/query'

it('simultaneous counts use at most two connections, separate from those of requests', async () => {
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

it('counts wait up to 600 seconds for a lock, and other queries 10 seconds', async () => {
  const limit = Prisma.sql`
    select extract(epoch from current_setting('lock_timeout')::interval)::int as seconds`
  expect(await query(limit)).toEqual([{ seconds: 10 }])
  expect(await readCounts(limit)).toEqual([{ seconds: 600 }])
})
