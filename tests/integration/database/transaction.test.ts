import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { newId } from '@/lib/platform/db/ids'
import type { Queryable } from '@/lib/platform/db/query'
import { transaction } from '@/lib/platform/db/transaction'
import { emptyAuditLog } from '../../support/audit-log'

const entry = (action: string) =>
  Prisma.sql`insert into audit_entries (id, at, action, details) values (gen_random_uuid(), now(), ${action}, '{}')`
const counted = Prisma.sql`select count(*)::int as count from audit_entries where action like 'raw%'`
const countIn = async (tx: Queryable) => (await tx.query<{ count: number }>(counted))[0]?.count

afterEach(emptyAuditLog)

it('a transaction sees its own uncommitted writes in both statements and typed calls', async () => {
  const counts: unknown[] = []
  await transaction(async (tx) => {
    await Promise.all([tx.execute(entry('raw.first')), tx.execute(entry('raw.second'))])
    counts.push(await countIn(tx), await tx.auditEntry.count({ where: { action: { startsWith: 'raw' } } }))
    await tx.auditEntry.create({ data: { action: 'raw.third', details: {} } })
    counts.push(await countIn(tx), await countIn(db()))
  })
  expect(counts).toEqual([2, 2, 3, 0])
  expect(await countIn(db())).toBe(3)
})

it('typed calls join a transaction when another copy of the modules has opened the pool', async () => {
  await db().auditEntry.count()
  vi.resetModules()
  const routes = await import('@/lib/platform/db/transaction')
  const count = await routes.transaction(async (tx) => {
    await tx.auditEntry.create({ data: { action: 'raw.typed', details: {} } })
    return countIn(tx)
  })
  expect(count).toBe(1)
})

const wrong = Prisma.sql`insert into audit_entries (id, at, action, details) values (null, now(), 'raw.wrong', '{}')`

it.each<[string, (tx: Db) => Promise<unknown>]>([
  ['simultaneously', (tx) => Promise.all([tx.execute(entry('raw.first')), tx.execute(wrong)])],
  [
    'before and after it',
    async (tx) => {
      await tx.execute(entry('raw.first'))
      await countIn(tx)
      await Promise.all([tx.execute(wrong), tx.execute(entry('raw.second'))])
    },
  ],
  [
    'by a typed call',
    async (tx) => {
      await tx.auditEntry.create({ data: { action: 'raw.first', details: {} } })
      await tx.execute(wrong)
    },
  ],
])('a failed write rolls back writes made %s', async (_, doomed) => {
  await expect(transaction(doomed)).rejects.toMatchObject({ code: '23502' })
  expect(await countIn(db())).toBe(0)
})

it('a failed typed call rolls back the transaction, even when its error is caught', async () => {
  const id = newId()
  const create = (tx: Db) => tx.auditEntry.create({ data: { id, action: 'raw.twice', details: {} } })
  const doomed = async (tx: Db) => {
    await tx.execute(entry('raw.first'))
    await create(tx)
    await create(tx)
  }
  await expect(transaction(doomed)).rejects.toMatchObject({ code: 'P2002' })
  await expect(transaction((tx) => doomed(tx).catch(() => undefined))).rejects.toMatchObject({
    code: '23505',
  })
  expect(await countIn(db())).toBe(0)
})

it('an ended transaction refuses statements and typed calls', async () => {
  let late: Db | undefined
  await transaction(async (tx) => {
    late = tx
    await countIn(tx)
  })
  await expect(late?.execute(entry('raw.late'))).rejects.toThrow('has ended')
  await expect(late?.auditEntry.count()).rejects.toThrow('has ended')
})

it('a statement sent after its transaction has failed is refused and writes nothing', async () => {
  let late: Promise<unknown> | undefined
  const failing = transaction(async (tx) => {
    late = tx
      .query(Prisma.sql`select pg_sleep(0.05)::text`)
      .then(() => setTimeout(20))
      .then(() => tx.execute(entry('raw.late')))
    late.catch(() => undefined)
    await tx.query(Prisma.sql`select 1`)
    throw new Error('given up')
  })
  await expect(failing).rejects.toThrow('given up')
  await expect(late).rejects.toThrow('has ended')
  expect(await countIn(db())).toBe(0)
})

it('concurrent transactions commit or roll back independently', async () => {
  const one = (n: number) =>
    transaction(async (tx) => {
      await tx.execute(entry(`raw.${n}`))
      const { id } = await tx.auditEntry.create({ data: { action: `raw.${n}`, details: {} } })
      expect(await tx.auditEntry.findUnique({ where: { id } })).toMatchObject({ action: `raw.${n}` })
      if (n % 2 === 0) throw new Error('even')
    })
  const ends = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => one(n)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(15)
  expect(await countIn(db())).toBe(30)
})
