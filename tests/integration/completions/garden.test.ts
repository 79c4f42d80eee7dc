import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readGarden } from '@/lib/features/completions/garden/service'
import type { addKidContract } from '@/lib/features/families/kids/contract'
import { db } from '@/lib/platform/db/client'
import { buildFamilyActor } from '../../factories/session'
import { call } from '../../support/api'
import { at, challenge, complete, type Member, member, undo } from '../../support/scene'

const addKid = async (by: Member, name: string) =>
  (
    await call<typeof addKidContract>(`POST /families/${by.familyId}/kids`, {
      token: by.token,
      body: { name, birthDate: '2019-03-04' },
    })
  ).data

const garden = async (by: Member, month?: string) => readGarden(await buildFamilyActor(by), month)

beforeEach(async () => {
  await db().challenge.deleteMany()
  await db().badge.deleteMany()
})
afterEach(() => vi.useRealTimers())

it('the garden shows the days, past weeks, next badge and kids of the own family only', async () => {
  at('2026-11-16T08:00:00Z')
  const ana = await member()
  const leo = await member()
  const week = await challenge('2026-11-16')
  await db().badge.create({
    data: {
      kind: 'special',
      name: 'Ten',
      description: 'x',
      motif: 'sun',
      language: 'en',
      rule: { type: 'tasks', count: 10 },
    },
  })
  const [bia, caio] = [await addKid(ana, 'Bia'), await addKid(ana, 'Caio')]
  await complete(ana, week.id, week.task(1), { kidIds: [bia.id, caio.id] })
  at('2026-11-17T08:00:00Z')
  await complete(ana, week.id, week.task(2), { kidIds: [bia.id] })
  at('2026-11-18T08:00:00Z')
  await complete(ana, week.id, week.task(3), { kidIds: [bia.id] })
  await undo(ana, week.id, week.task(3))

  at('2026-12-02T12:00:00Z')
  const november = await garden(ana, '2026-11')
  expect(november).toMatchObject({ month: '2026-11', previous: null, next: '2026-12', year: '2026' })
  expect(november.days.flatMap(({ date, state }) => (state === 'done' ? date : []))).toEqual([
    '2026-11-16',
    '2026-11-17',
  ])
  expect(november.days.find(({ date }) => date === '2026-11-18')?.state).toBe('open')
  expect(november.weeks.map(({ week, daysDone, tasksDone }) => [week, daysDone, tasksDone])).toEqual([
    ['2026-W48', 0, 0],
    ['2026-W47', 2, 2],
  ])
  expect(november.runningWeek).toMatchObject({ week: '2026-W49', daysDone: 0 })
  expect(november.goals).toMatchObject([{ unit: 'tasks', done: 2, needed: 10, badge: { name: 'Ten' } }])
  expect(november.kids.map(({ name, tasksDone, latest }) => [name, tasksDone, latest.length])).toEqual([
    ['Bia', 2, 2],
    ['Caio', 1, 1],
  ])

  expect(november.leaves).toBe(2)
  expect((await garden(ana)).month).toBe('2026-11')
  expect((await garden(ana, '2026-12')).month).toBe('2026-12')
  expect((await garden(leo)).month).toBe('2026-12')

  const others = await garden(leo, '2026-11')
  expect(others.days.filter(({ state }) => state === 'done')).toEqual([])
  expect(others).toMatchObject({ kids: [], goals: [{ done: 0, needed: 10 }] })
})

it('the garden shows the current month instead of an invalid, future or too early one', async () => {
  at('2026-11-16T08:00:00Z')
  const ana = await member()
  for (const month of ['2026-10', '2026-12', '2026-11-01', 'x'])
    expect((await garden(ana, month)).month).toBe('2026-11')
})

it('the garden still lists the weeks of the old year in the first days of January', async () => {
  at('2026-11-16T08:00:00Z')
  const ana = await member()
  at('2027-01-02T12:00:00Z')
  const january = await garden(ana)
  expect(january).toMatchObject({ month: '2027-01', year: '2026', previous: '2026-12' })
  expect(january.weeks[0]?.week).toBe('2026-W52')
  expect(january.runningWeek?.week).toBe('2026-W53')
  at('2027-01-11T12:00:00Z')
  expect((await garden(ana)).weeks.map(({ week }) => week)).toEqual(['2027-W01'])
})

it('the garden does not list a kid who has turned 18', async () => {
  at('2026-11-16T08:00:00Z')
  const ana = await member()
  await addKid(ana, 'Bia')
  await db().kid.create({ data: { familyId: ana.familyId, name: 'Davi', birthDate: new Date('2008-01-01') } })
  expect((await garden(ana)).kids.map(({ name }) => name)).toEqual(['Bia'])
})
