import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { db } from '@/lib/db/client'
import type { Direct } from '@/lib/db/direct'
import { translateDatabaseError } from '@/lib/db/errors'
import { Prisma } from '@/lib/db/generated/client'
import { groupedTransaction } from '@/lib/db/grouped'
import { getPool } from '@/lib/db/pool'
import { executeWith, queryWith } from '@/lib/db/query'
import { AppError } from '@/lib/errors/app-error'
import { emptyAuditLog } from '../../support/audit-log'
import { untilWaiting } from '../../support/blocked'

const WHICH = Prisma.sql`select pg_current_xact_id()::text as id`
const lock = (key: number) => Prisma.sql`select pg_advisory_xact_lock(${key}::bigint)::text`
const note = (action: string) =>
  Prisma.sql`insert into audit_entries (id, at, action, details) values (gen_random_uuid(), now(), ${action}, '{}')`

const noted = async () =>
  (await db().auditEntry.findMany({ select: { action: true } })).map(({ action }) => action).toSorted()

/** Notes something and tells in which transaction. */
const noting = (action: string) => async (tx: Direct) => {
  await executeWith(tx, note(action))
  return (await queryWith<{ id: string }>(tx, WHICH))[0]?.id
}

const WORDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

const blocker = async (key: number) => {
  const client = new pg.Client({ connectionString: getPool().options.connectionString })
  await client.connect()
  await client.query('select pg_advisory_lock($1)', [key])
  return client
}

afterEach(emptyAuditLog)

it('runs what comes together in one transaction, eight at most, and keeps all of it', async () => {
  const ids = await Promise.all(WORDS.map((word) => groupedTransaction(word, noting(word))))
  expect(new Set(ids.slice(0, 8)).size).toBe(1)
  expect(new Set(ids.slice(8)).size).toBe(1)
  expect(new Set(ids).size).toBe(2)
  expect(await noted()).toEqual(WORDS)
})

it('never runs two of the same key in one, whatever else it is', async () => {
  const words = ['a', 'a', 'b', 'a']
  const ids = await Promise.all(words.map((word, n) => groupedTransaction(word, noting(`${word}${n}`))))
  expect(ids[2]).toBe(ids[0])
  expect(new Set(ids).size).toBe(3)
  expect(await noted()).toEqual(['a0', 'a1', 'a3', 'b2'])
})

it.each<[string, (tx: Direct) => Promise<unknown>]>([
  ['breaks down after it wrote', () => Promise.reject(new RangeError('no such thing'))],
  ['refuses after it wrote', () => Promise.reject(new AppError('not_yet'))],
  ['is refused by the database', (tx: Direct) => queryWith(tx, Prisma.sql`select 1 / 0`)],
  ['writes what is refused at the end', (tx: Direct) => executeWith(tx, Prisma.sql`select 1 / 0`)],
])('leaves the others alone when one %s, of which nothing stays', async (_, fail) => {
  const all = WORDS.slice(0, 4).map((word) =>
    groupedTransaction(word, async (tx) => {
      const id = await noting(word)(tx)
      if (word === 'b') await fail(tx)
      return id
    }),
  )
  const ends = await Promise.allSettled(all)
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(ends[1]).toMatchObject({
    reason: { message: expect.stringMatching(/no such thing|not_yet|division/) },
  })
  expect(await noted()).toEqual(['a', 'c', 'd'])
})

// By itself, a transaction waits for ten seconds.
it('waits for a row that somebody holds only with the one that wants it', { timeout: 5_000 }, async () => {
  const holding = await blocker(4711)
  try {
    const [first, held, last] = ['a', 'b', 'c'].map((word) =>
      groupedTransaction(word, async (tx) => {
        if (word === 'b') await queryWith(tx, lock(4711))
        return noting(word)(tx)
      }),
    )
    await Promise.all([first, last])
    await untilWaiting()
    expect(await noted()).toEqual(['a', 'c'])
    await holding.query('select pg_advisory_unlock_all()')
    await held
    expect(await noted()).toEqual(['a', 'b', 'c'])
  } finally {
    await holding.end()
  }
})

it('runs none twice because one is refused that has written nothing', async () => {
  let runs = 0
  const all = WORDS.slice(0, 4).map((word) =>
    groupedTransaction(word, async (tx) => {
      runs += 1
      await queryWith(tx, WHICH)
      if (word === 'b') throw new AppError('already_completed')
      await noting(word)(tx)
    }),
  )
  const ends = await Promise.allSettled(all)
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(ends[1]).toMatchObject({ reason: { code: 'already_completed' } })
  expect(await noted()).toEqual(['a', 'c', 'd'])
  expect(runs).toBe(4)
})

it('waits no longer than a second for an answer but with the one that asked for it', async () => {
  const ended: string[] = []
  const all = ['a', 'b'].map(async (word) => {
    await groupedTransaction(word, async (tx) => {
      if (word === 'a') await queryWith(tx, Prisma.sql`select pg_sleep(2)::text`)
      return noting(word)(tx)
    })
    ended.push(word)
  })
  await Promise.all(all)
  expect(ended).toEqual(['b', 'a'])
})

/** Three that each begin by themselves, and take their time. */
async function busy(keys: string[]): Promise<{ ended: string[]; all: Promise<unknown>[] }> {
  const ended: string[] = []
  const all: Promise<unknown>[] = []
  for (const key of keys) {
    const running = groupedTransaction(key, (tx) => queryWith(tx, Prisma.sql`select pg_sleep(1)::text`))
    all.push(running.then(() => ended.push(key)))
    await new Promise(setImmediate)
  }
  return { ended, all }
}

it('lets others go on, together, while as many as there may be take long', async () => {
  const { ended, all } = await busy(['a', 'b', 'c'])
  const first = groupedTransaction('d', noting('d'))
  await new Promise(setImmediate)
  const ids = await Promise.all([first, groupedTransaction('e', noting('e'))])
  expect(ids[0]).toBe(ids[1])
  expect(ended).toEqual([])
  await Promise.all(all)
})

it('begins none whose key runs already, and keeps others from nothing by it', async () => {
  const { ended, all } = await busy(['a'])
  const again = groupedTransaction('a', async () => ended.push('again'))
  await groupedTransaction('b', noting('b'))
  expect(ended).toEqual([])
  await Promise.all([...all, again])
  expect(ended).toEqual(['a', 'again'])
})

it('tells who does not get a turn for long to come again', async () => {
  const holding = await blocker(4712)
  try {
    const first = groupedTransaction('a', (tx) => queryWith(tx, lock(4712)))
    await new Promise(setImmediate)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const second = groupedTransaction('a', noting('a'))
    vi.advanceTimersByTime(5_000)
    vi.useRealTimers()
    await expect(second).rejects.toMatchObject({ code: 'service_unavailable' })
    await holding.query('select pg_advisory_unlock_all()')
    await first
    await groupedTransaction('a', noting('a'))
    expect(await noted()).toEqual(['a'])
  } finally {
    vi.useRealTimers()
    await holding.end()
  }
})

it('begins in the order of keys, and each as a part of the call that it came with', async () => {
  const begun: unknown[] = []
  const words = WORDS.slice(0, 8)
  const call = new AsyncLocalStorage<string>()
  const all = words
    .toReversed()
    .map((word) => call.run(word, () => groupedTransaction(word, async () => begun.push(call.getStore()))))
  await Promise.all(all)
  expect(begun).toEqual(words)
})

it('tells all who share a connection that is lost to come again, and goes on over another', async () => {
  const cut = (tx: Direct) => queryWith(tx, Prisma.sql`select pg_terminate_backend(pg_backend_pid())`)
  const ends = await Promise.allSettled([
    groupedTransaction('a', noting('a')),
    groupedTransaction('b', cut),
    groupedTransaction('c', noting('c')),
  ])
  for (const end of ends) {
    const reason = end.status === 'rejected' ? translateDatabaseError(end.reason) : null
    expect(reason).toMatchObject({ code: 'service_unavailable' })
  }
  await groupedTransaction('d', noting('d'))
  expect(await noted()).toEqual(['d'])
})

it('asks for no transaction of several where one comes alone', async () => {
  const settings = await groupedTransaction('a', (tx) =>
    queryWith<{ limit: string }>(tx, Prisma.sql`select current_setting('lock_timeout') as limit`),
  )
  expect(settings).toEqual([{ limit: '10s' }])
})
