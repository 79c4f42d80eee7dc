import { afterEach, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { type Connection, executeWith, queryWith } from '@/lib/platform/db/query'
import { rawTransaction } from '@/lib/platform/db/raw-transaction'
import { emptyAuditLog } from '../../support/audit-log'
import { captureQueries } from '../../support/sent-queries'

const entry = (action: string) =>
  Prisma.sql`insert into audit_entries (id, at, action, details) values (gen_random_uuid(), now(), ${action}, '{}')`
const counted = Prisma.sql`select count(*)::int as count from audit_entries where action like 'raw%'`
const countIn = async (tx: Connection) => (await queryWith<{ count: number }>(tx, counted))[0]?.count

afterEach(emptyAuditLog)

it('sees what it has written, and combines writes that are given together into one statement', async () => {
  const counts: unknown[] = []
  const sent = await captureQueries(() =>
    rawTransaction(async (tx) => {
      await executeWith(tx, entry('raw.first'), entry('raw.second'))
      counts.push(await countIn(tx))
      await executeWith(tx, entry('raw.third'))
    }),
  )
  expect(sent.map(({ text }) => text.match(/insert into|select count/g)?.length)).toEqual([2, 1, 1])
  expect(counts).toEqual([2])
  expect(await countIn(db())).toBe(3)
})

it('keeps nothing of what was written beside a write that fails', async () => {
  const wrong = Prisma.sql`insert into audit_entries (id, at, action, details) values (null, now(), 'raw.wrong', '{}')`
  for (const doomed of [
    (tx: Connection) => executeWith(tx, entry('raw.first'), wrong),
    async (tx: Connection) => {
      await executeWith(tx, entry('raw.first'))
      await countIn(tx)
      await executeWith(tx, wrong, entry('raw.second'))
    },
  ]) {
    await expect(rawTransaction(doomed)).rejects.toMatchObject({ code: '23502' })
    await expect(db().$transaction(doomed)).rejects.toThrow()
  }
  expect(await countIn(db())).toBe(0)
})
