import { expect, it, vi } from 'vitest'
import type { readSummaryContract } from '@/lib/features/community/contract'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { member } from '../../support/scene'

const join = (count: number) => db().$executeRaw`
  insert into families (id, name, join_code, timezone, updated_at)
  select gen_random_uuid(), 'F', gen_random_uuid()::text, 'UTC', now() from generate_series(1, ${count}::int)`

it('the number of families is current while small, and some seconds old when large', async () => {
  const { token } = await member()
  const families = async () =>
    (await call<typeof readSummaryContract>('GET /community/summary', { token })).data.families
  await join(10)
  expect(await families()).toBe(11)
  await join(1000)
  expect(await families()).toBe(1011)
  await join(1)
  expect(await families()).toBe(1011)
  vi.setSystemTime(Date.now() + 16_000)
  expect(await families()).toBe(1011)
  await vi.waitFor(async () => expect(await families()).toBe(1012))
  vi.useRealTimers()
})
