import { expect, it } from 'vitest'
import { translateDatabaseError } from '@/lib/platform/db/errors'
import { Prisma } from '@/lib/platform/db/generated/client'
import { transaction } from '@/lib/platform/db/transaction'

type Hold = (lock: number) => Promise<unknown>

const lock = (key: number) => Prisma.sql`select pg_advisory_xact_lock(${key}::bigint)::text`

/** Each transaction wants the other's lock. */
async function meet(begin: (work: (hold: Hold) => Promise<void>) => Promise<void>) {
  let bothHold = () => {}
  const met = new Promise<void>((resolve) => {
    bothHold = resolve
  })
  let holding = 0
  const one = (mine: number, other: number) =>
    begin(async (hold) => {
      await hold(mine)
      holding += 1
      if (holding === 2) bothHold()
      await met
      await hold(other)
    })
  return Promise.allSettled([one(0, 1), one(1, 0)])
}

it.each<[string, Parameters<typeof meet>[0]]>([
  ['Prisma', (work) => transaction((tx) => work((key) => tx.$queryRaw(lock(key))))],
  ['the driver', (work) => transaction((tx) => work((key) => tx.query(lock(key))))],
])('of two deadlocked transactions over %s, one commits and one can be retried', async (_, begin) => {
  const ends = await meet(begin)
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const lost = ends.find((end) => end.status === 'rejected')
  expect(translateDatabaseError(lost?.reason)).toMatchObject({ code: 'service_unavailable' })
})
