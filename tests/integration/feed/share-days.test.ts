import { addDays } from 'date-fns'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { readShareContract, shareContract } from '@/lib/features/feed/shares/contract'
import { listShares, readCard } from '@/lib/features/feed/shares/service'
import { buildFamilyActor } from '../../factories/session'
import { call } from '../../support/api'
import { NOON, post } from '../../support/posts'
import { at, type Member, member } from '../../support/scene'

const now = new Date(NOON)
const share = (by: Member, id: string, body?: object) =>
  call<typeof shareContract>(`POST /feed/${id}/share`, { token: by.token, ...(body && { body }) })
const read = async (by: Member, id: string) =>
  (await call<typeof readShareContract>(`GET /feed/${id}/share`, { token: by.token })).data
const isOpen = async (url: string) => (await readCard(url.split('/').at(-1) ?? '', 'en')) !== null
const goTo = (days: number, minutes = 0) =>
  at(new Date(addDays(now, days).getTime() + minutes * 60_000).toISOString())

beforeEach(() => at(NOON))
afterEach(() => vi.useRealTimers())

it.each([
  [undefined, 30],
  [{}, 30],
  [{ days: 1 }, 1],
  [{ days: 90 }, 90],
])('a share link requested with %j expires after %d days', async (body, days) => {
  const ana = await member()
  const id = await post(ana)
  const { data } = await share(ana, id, body)
  expect(data).toMatchObject({ url: expect.any(String), expires: addDays(now, days).toISOString() })
  expect(await read(ana, id)).toEqual(data)
  goTo(days, -1)
  expect(await isOpen(data.url)).toBe(true)
  goTo(days, 1)
  expect(await isOpen(data.url)).toBe(false)
  expect(await listShares(await buildFamilyActor(ana))).toEqual([])
})

it.each([0, 91, 1.5, '7', null])('a share request for %j days is rejected with 422', async (days) => {
  const ana = await member()
  const { status, error } = await share(ana, await post(ana), { days })
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['days']])
})

it('sharing again extends the same link, and creates a new one after it has expired', async () => {
  const ana = await member()
  const id = await post(ana)
  const { data: first } = await share(ana, id, { days: 2 })
  const { data: longer } = await share(ana, id, { days: 5 })
  expect(longer).toEqual({ url: first.url, expires: addDays(now, 5).toISOString() })
  goTo(6)
  const { token } = ana
  const again = await Promise.all([1, 2, 3].map(() => share({ ...ana, token }, id)))
  const urls = new Set(again.map(({ data }) => data.url))
  expect(urls.size).toBe(1)
  expect(urls.has(first.url)).toBe(false)
  expect(await isOpen(first.url)).toBe(false)
})
