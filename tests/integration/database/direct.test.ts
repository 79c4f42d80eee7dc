import { Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { directTransaction } from '@/lib/db/direct'
import { Prisma } from '@/lib/db/generated/client'
import { type Connection, executeWith, queryWith } from '@/lib/db/query'
import { emptyAuditLog } from '../../support/audit-log'
import { captureQueries } from '../../support/sent-queries'

const writing = Socket.prototype as unknown as Record<'_write' | '_writev', () => void>
const ONE = Prisma.sql`select 1 as one`

const entry = (action: string) =>
  Prisma.sql`insert into audit_entries (id, at, action, details) values (gen_random_uuid(), now(), ${action}, '{}')`
const counted = Prisma.sql`select count(*)::int as count from audit_entries where action like 'told%'`
const countIn = async (tx: Connection) => (await queryWith<{ count: number }>(tx, counted))[0]?.count

afterEach(async () => {
  vi.restoreAllMocks()
  await emptyAuditLog()
})

it('begins in the same write as its first statements, and ends in that of its last', async () => {
  await directTransaction((tx) => tx.ask(ONE))
  const written = vi.spyOn(writing, '_writev')
  const alone = vi.spyOn(writing, '_write')
  const ones = await directTransaction(async (tx) => {
    const all = await Promise.all([tx.ask(ONE), tx.ask(ONE)])
    tx.tell([ONE])
    return all.map(({ rows }) => rows[0].one)
  })
  expect(ones).toEqual([1, 1])
  expect([written.mock.calls.length, alone.mock.calls.length]).toEqual([2, 0])
})

it('makes one statement of what is written before a question, which finds it', async () => {
  const counts: unknown[] = []
  const sent = await captureQueries(() =>
    directTransaction(async (tx) => {
      await executeWith(tx, entry('told.first'), entry('told.second'))
      await executeWith(tx, entry('told.third'))
      counts.push(await countIn(tx))
      await executeWith(tx, entry('told.fourth'))
    }),
  )
  expect(sent.map(({ text }) => text.match(/insert into|select count/g)?.length)).toEqual([3, 1, 1])
  expect(counts).toEqual([3])
  expect(await countIn(db())).toBe(4)
})

it('asks for no transaction where all it does is one statement', async () => {
  await directTransaction((tx) => tx.ask(ONE))
  const written = vi.spyOn(writing, '_writev')
  await directTransaction((tx) => executeWith(tx, entry('told.first'), entry('told.second')))
  expect(written).toHaveBeenCalledOnce()
  expect(await countIn(db())).toBe(2)
})

it('keeps nothing of what was written beside a write that fails', async () => {
  const wrong = Prisma.sql`insert into audit_entries (id, at, action, details) values (null, now(), 'told.wrong', '{}')`
  for (const doomed of [
    (tx: Connection) => executeWith(tx, entry('told.first'), wrong),
    async (tx: Connection) => {
      await executeWith(tx, entry('told.first'))
      await countIn(tx)
      await executeWith(tx, wrong, entry('told.second'))
    },
  ]) {
    await expect(directTransaction(doomed)).rejects.toMatchObject({ code: '23502' })
    await expect(db().$transaction(doomed)).rejects.toThrow()
  }
  expect(await countIn(db())).toBe(0)
})

it('does nothing where nothing is asked of it', async () => {
  expect(await captureQueries(() => directTransaction(async () => 'done'))).toEqual([])
})
