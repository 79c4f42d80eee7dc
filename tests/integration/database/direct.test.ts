import { Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { directTransaction } from '@/lib/db/direct'

const writing = Socket.prototype as unknown as Record<'_write' | '_writev', () => void>
const ONE = { name: 'one', text: 'select 1 as one' }

it('begins in the same write as its first statements, and ends in that of its last', async () => {
  await directTransaction((tx) => tx.ask(ONE))
  const written = vi.spyOn(writing, '_writev')
  const alone = vi.spyOn(writing, '_write')
  const ones = await directTransaction(async (tx) => {
    const all = await Promise.all([tx.ask(ONE), tx.ask(ONE)])
    tx.send(ONE)
    return all.map(({ rows }) => rows[0].one)
  })
  expect(ones).toEqual([1, 1])
  expect([written.mock.calls.length, alone.mock.calls.length]).toEqual([2, 0])
})
