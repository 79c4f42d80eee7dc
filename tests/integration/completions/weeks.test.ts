import { afterEach, expect, it, vi } from 'vitest'
import type { readProgressContract } from '@/lib/features/completions/progress/contract'
import { addDays } from '@/lib/platform/dates/local-date'
import { call } from '../../support/api'
import { at, challenge, complete, type Member, member, undo } from '../../support/scene'

const MONDAY = '2026-11-16'
const toNoon = (day: number) => `${addDays(MONDAY, day)}T12:00:00Z`

afterEach(() => {
  vi.useRealTimers()
})

const readWeek = async (family: Member) =>
  (await call<typeof readProgressContract>(`GET /families/${family.familyId}/progress`, family)).data.week

it('the weekly progress compares each day with the last week by the date of completion', async () => {
  const family = await member()
  at(toNoon(-7))
  const before = await challenge(addDays(MONDAY, -7))
  await complete(family, before.id, before.task(1))
  at(toNoon(-4))
  await complete(family, before.id, before.task(3))
  await complete(family, before.id, before.task(4))
  at(toNoon(1))
  const now = await challenge(MONDAY)
  await complete(family, now.id, now.task(1))
  await complete(family, now.id, now.task(2))
  await undo(family, now.id, now.task(2))
  const { days, done, lastWeek, total } = await readWeek(family)
  expect(days.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(MONDAY, day)))
  expect(days.map((day) => day.done)).toEqual([0, 1, 0, 0, 0, 0, 0])
  expect(days.map((day) => day.lastWeek)).toEqual([1, 0, 0, 2, 0, 0, 0])
  expect({ done, lastWeek, total }).toEqual({ done: 1, lastWeek: 3, total: 7 })
})

it('the weekly progress shows the current week in the time zone of the family', async () => {
  const east = await member('Asia/Tokyo')
  const west = await member('America/Sao_Paulo')
  at(`${addDays(MONDAY, 6)}T23:30:00Z`)
  const { id, task } = await challenge(MONDAY)
  await complete(west, id, task(7))
  const [inEast, inWest] = await Promise.all([readWeek(east), readWeek(west)])
  expect([inEast.days[0]?.date, inWest.days[0]?.date]).toEqual([addDays(MONDAY, 7), MONDAY])
  expect(inWest.days.at(-1)).toEqual({ date: addDays(MONDAY, 6), done: 1, lastWeek: 0 })
})
