import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { Prisma } from '@/lib/platform/db/generated/client'
import { createPipelinedQuery } from '@/lib/platform/db/pipelined-query'
import { getPool } from '@/lib/platform/db/pool'
import { execute, query } from '@/lib/platform/db/query'

const WHO = Prisma.sql`select pg_backend_pid() as pid`
const pids = async (many: number) =>
  (await Promise.all(Array.from({ length: many }, () => query<{ pid: number }>(WHO)))).map(
    ([row]) => row?.pid,
  )

const pools: pg.Pool[] = []
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.end())))

it('up to eight queries of one tick share a connection, and further ones use another', async () => {
  const all = await pids(10)
  expect(new Set(all.slice(0, 8)).size).toBe(1)
  expect(new Set(all.slice(8)).size).toBe(1)
  expect(new Set(all).size).toBe(2)
})

it('each pipelined query gets its own result', async () => {
  const numbers = Array.from({ length: 20 }, (_, place) => place)
  const rows = await Promise.all(
    numbers.map((number) => query<{ number: number }>(Prisma.sql`select ${number}::int as number`)),
  )
  expect(rows.map(([row]) => row?.number)).toEqual(numbers)
})

it('a failing query leaves the other queries and the connection of its pipeline intact', async () => {
  const asked = [WHO, Prisma.sql`select 1 / 0`, WHO].map((sql) => query(sql))
  const answers = await Promise.allSettled(asked)
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(answers[1]).toMatchObject({ reason: { code: '22012' } })
  expect(await pids(12)).toHaveLength(12)
})

it('queries pending on a terminated connection fail, and later ones use a new connection', async () => {
  const end = Prisma.sql`select pg_terminate_backend(pg_backend_pid())`
  const answers = await Promise.allSettled([query(WHO), query(end), query(WHO)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await pids(3)).toHaveLength(3)
  const { idleCount, totalCount } = getPool()
  expect(idleCount).toBe(totalCount)
})

it('all pipelined queries fail when no connection is available', async () => {
  const pool = new pg.Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/nothing' })
  pools.push(pool)
  const ask = createPipelinedQuery(() => pool)
  const answers = await Promise.allSettled([ask({ text: 'select 1' }), ask({ text: 'select 2' })])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

it('reads do not wait behind a write that waits for a lock', async () => {
  const blocker = new pg.Client({ connectionString: getPool().options.connectionString })
  await blocker.connect()
  try {
    await blocker.query('select pg_advisory_lock(4711)')
    const waiting = execute(Prisma.sql`select pg_advisory_lock(4711), pg_advisory_unlock(4711)`)
    expect(await pids(3)).toHaveLength(3)
    await blocker.query('select pg_advisory_unlock(4711)')
    await waiting
  } finally {
    await blocker.end()
  }
})
