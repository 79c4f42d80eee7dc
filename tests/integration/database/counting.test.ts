import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { countingDb, countingTransaction, db } from '@/lib/db/client'

const HELD = 700

it('takes no connection from those who answer, however much is counted at once', async () => {
  const counting = Promise.all(
    [1, 2, 3].map(() => countingDb().$queryRaw`select pg_sleep(${HELD / 1000}::float8)::text`),
  )
  const first = await Promise.race([
    Promise.all(Array.from({ length: 20 }, () => db().user.count())).then(() => 'answered'),
    counting.then(() => 'counted'),
  ])
  expect(first).toBe('answered')
  await counting
})

it('waits for a row that somebody counts with, longer than those who answer would', async () => {
  const limitOf = async (client: ReturnType<typeof db>) => {
    const [row] = await client.$queryRaw<{ seconds: number }[]>`
      select extract(epoch from current_setting('lock_timeout')::interval)::int as seconds`
    return row?.seconds
  }
  expect([await limitOf(db()), await limitOf(countingDb())]).toEqual([10, 600])

  const order: string[] = []
  const turn = (name: string, milliseconds: number) =>
    countingTransaction(async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(4711)`
      order.push(name)
      await sleep(milliseconds)
    })
  const long = turn('first', HELD)
  await sleep(HELD / 4)
  await Promise.all([long, turn('second', 0)])
  expect(order).toEqual(['first', 'second'])
})
