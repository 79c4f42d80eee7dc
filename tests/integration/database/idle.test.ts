import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { env } from '@/lib/platform/config/env'
import { Prisma } from '@/lib/platform/db/generated/client'
import { getPool } from '@/lib/platform/db/pool'
import { query } from '@/lib/platform/db/query'

const WHO = Prisma.sql`select pg_backend_pid() as pid`

const askedBy = async () => (await query<{ pid: number }>(WHO))[0]?.pid

async function endAll(): Promise<void> {
  const other = new pg.Client({ connectionString: env().DATABASE_URL })
  await other.connect()
  await other.query(`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await other.end()
}

afterEach(() => vi.useRealTimers())

it('an idle connection is kept for four minutes, and closed within six', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const first = await askedBy()
  vi.advanceTimersByTime(4 * 60_000)
  expect(await askedBy()).toBe(first)
  vi.advanceTimersByTime(6 * 60_000)
  expect(await askedBy()).not.toBe(first)
})

it('queries use a new connection after the database has terminated the idle ones', async () => {
  const first = await askedBy()
  await endAll()
  await expect.poll(() => getPool().totalCount).toBe(0)
  expect(await askedBy()).not.toBe(first)
})
