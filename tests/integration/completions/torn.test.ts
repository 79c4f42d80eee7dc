import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lockFamilyForUpdate } from '@/lib/features/scores/repository'
import { eraseChallengeEntries } from '@/lib/features/scores/service'
import { db } from '@/lib/platform/db/client'
import { translateDatabaseError } from '@/lib/platform/db/errors'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { Queryable } from '@/lib/platform/db/query'
import { transaction } from '@/lib/platform/db/transaction'
import { untilWaiting } from '../../support/blocked'
import { at, challenge, complete, type Member, member, undo } from '../../support/scene'

const MONDAY = '2026-11-16'

let by: Member
let week: Awaited<ReturnType<typeof challenge>>

beforeEach(async () => {
  at(`${MONDAY}T10:00:00Z`)
  by = await member()
  week = await challenge(MONDAY)
})
afterEach(() => void vi.useRealTimers())

const run = (sql: string) => db().$executeRawUnsafe(sql)

async function whilePointsMeet(fault: string, work: () => Promise<void>): Promise<void> {
  await run(
    `create function fault() returns trigger language plpgsql as 'begin perform ${fault}; return new; end'`,
  )
  await run('create trigger fault before insert on point_entries for each row execute function fault()')
  try {
    await work()
  } finally {
    await run('drop function fault cascade')
  }
}

const ofFamily = async () => {
  const where = { familyId: by.familyId }
  const [completions, posts, entries] = await Promise.all([
    db().completion.count({ where }),
    db().post.count({ where }),
    db().pointEntry.count({ where }),
  ])
  const photos = await db().photo.count({ where: { uploaderId: by.id, unusedSince: null } })
  return { completions, posts, entries, photos }
}

const NOTHING = { completions: 0, posts: 0, entries: 0, photos: 0 }
const FAULTS = [
  ['fails in the database', '1 / 0', 500],
  ['loses its connection', 'pg_terminate_backend(pg_backend_pid())', 503],
] as const

it.each(FAULTS)(
  'a completion that %s midway stores nothing, and the next one succeeds',
  async (_, fault, status) => {
    await whilePointsMeet(fault, async () => {
      expect((await complete(by, week.id, week.task(1))).status).toBe(status)
    })
    expect(await ofFamily()).toEqual(NOTHING)
    expect((await complete(by, week.id, week.task(1))).data.points).toEqual({ earned: 15, total: 15 })
  },
)

it.each(FAULTS)('an undo that %s midway leaves the completion unchanged', async (_, fault, status) => {
  await complete(by, week.id, week.task(1))
  const before = await ofFamily()
  await whilePointsMeet(fault, async () => {
    expect((await undo(by, week.id, week.task(1))).status).toBe(status)
  })
  expect(await ofFamily()).toEqual(before)
  expect(await db().completionReversal.count({ where: { completion: { familyId: by.familyId } } })).toBe(0)
  expect((await undo(by, week.id, week.task(1))).status).toBe(200)
})

const SLOW = [
  ['in a statement', (tx: Queryable) => tx.query(Prisma.sql`select pg_sleep(1)::text`)],
  ['between two statements', (tx: Queryable) => setTimeout(1_000).then(() => tx.query(Prisma.sql`select 1`))],
] as const

it.each(SLOW)(
  'a transaction that exceeds its timeout %s is aborted and releases its locks',
  async (_, work) => {
    const slow = transaction(
      async (tx) => {
        await lockFamilyForUpdate(tx, by.familyId)
        await work(tx)
      },
      { timeout: 300 },
    )
    const error = await slow.catch((thrown: unknown) => thrown)
    expect(translateDatabaseError(error)).toMatchObject({ code: 'service_unavailable' })
    expect((await complete(by, week.id, week.task(1))).status).toBe(201)
  },
)

it('a transaction that ignores a failed statement is rolled back and rejects with its error', async () => {
  const passing = transaction(async (tx) => {
    await tx.query(Prisma.sql`update families set name = 'Another' where id = ${by.familyId}::uuid`)
    await tx.query(Prisma.sql`select 1 / 0`).catch(() => undefined)
  })
  await expect(passing).rejects.toThrow('division by zero')
  expect(await db().family.count({ where: { id: by.familyId, name: 'Another' } })).toBe(0)
})

it('a transaction is rolled back with the error of a failed statement that was not awaited', async () => {
  const failing = transaction(async (tx) => {
    await tx.execute(Prisma.sql`update families set name = 'Another' where id = ${by.familyId}::uuid`)
    await tx.execute(Prisma.sql`insert into rest_days (family_id, date) select id, 'no day' from families`)
    // Fails with the error of the write before it.
    await tx.query(Prisma.sql`select 1`)
  })
  await expect(failing).rejects.toThrow('no day')
  expect(await db().family.count({ where: { id: by.familyId, name: 'Another' } })).toBe(0)
  const last = transaction((tx) => tx.execute(Prisma.sql`select 1 / 0`))
  await expect(last).rejects.toThrow('division by zero')
  expect((await complete(by, week.id, week.task(1))).status).toBe(201)
})

it('a refused completion detaches the photo that it sent', async () => {
  expect((await complete(by, week.id, week.task(1))).status).toBe(201)
  const { photos } = await ofFamily()
  expect((await complete(by, week.id, week.task(1))).error.code).toBe('already_completed')
  const stranger = crypto.randomUUID()
  expect((await complete(by, week.id, stranger)).error.code).toBe('not_found')
  expect((await ofFamily()).photos).toBe(photos)
})

it('a completion returns not found when its task leaves the plan while it waits', async () => {
  // The plan is in the cache before it changes.
  expect((await complete(by, week.id, week.task(1))).status).toBe(201)
  at(`${MONDAY}T20:00:00Z`)
  await undo(by, week.id, week.task(1))
  const waiting = await transaction(async (tx) => {
    await lockFamilyForUpdate(tx, by.familyId)
    const answer = complete(by, week.id, week.task(1))
    await untilWaiting()
    await db().challengeTask.update({ where: { id: week.task(1) }, data: { removedAt: new Date() } })
    return { answer }
  })
  expect((await waiting.answer).error.code).toBe('not_found')
  expect((await ofFamily()).completions).toBe(1)
})

it.each([
  ['a completion', '2026-11-17T10:00:00Z', () => complete(by, week.id, week.task(2))],
  ['an undo', `${MONDAY}T20:00:00Z`, () => undo(by, week.id, week.task(1))],
])('%s waits for the forced deletion of its week and gets a 404', async (_, moment, work) => {
  expect((await complete(by, week.id, week.task(1))).status).toBe(201)
  at(moment)
  const { answer } = await transaction(async (tx) => {
    await tx.challenge.delete({ where: { id: week.id } })
    const late = work()
    await untilWaiting()
    await eraseChallengeEntries(tx, { id: week.id, startDate: MONDAY, weekNumber: 1 })
    return { answer: late }
  })
  expect((await answer).error.code).toBe('not_found')
  expect(await ofFamily()).toMatchObject({ completions: 0, posts: 0, entries: 0 })
})
