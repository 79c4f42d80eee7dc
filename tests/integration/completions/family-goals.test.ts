import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { readGoalsContract } from '@/lib/features/completions/family-goals/contract'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { at, challenge, complete, type Member, member, partner, undo } from '../../support/scene'

const MONDAY = '2026-06-01'

const goals = (by: Member, of = by) =>
  call<typeof readGoalsContract>(`GET /families/${of.familyId}/goal`, { token: by.token })
const set = (by: Member, body: object, of = by) =>
  call<typeof readGoalsContract>(`POST /families/${of.familyId}/goal`, { token: by.token, body })
const end = (by: Member, goal: string) =>
  call(`DELETE /families/${by.familyId}/goal?goal=${goal}`, { token: by.token })

const PICNIC = { name: 'Picnic', leaves: 2 }

let ana: Member
let week: Awaited<ReturnType<typeof challenge>>
const done = (by: Member, order: number) => complete(by, week.id, week.task(1, order))

beforeEach(async () => {
  at(`${MONDAY}T12:00:00Z`)
  await db().challenge.updateMany({ data: { isActive: false } })
  week = await challenge(MONDAY, { plan: { 1: 4 } })
  ana = await member()
})
afterEach(() => vi.useRealTimers())

it("a family goal counts all adults' completions since it was set, except undone ones", async () => {
  await done(ana, 1)
  at(`${MONDAY}T12:05:00Z`)
  const { status, data } = await set(ana, PICNIC)
  expect(status).toBe(201)
  expect(data).toMatchObject({ current: { ...PICNIC, done: 0 }, reached: [] })
  at(`${MONDAY}T12:06:00Z`)
  const rui = await partner(ana)
  await done(rui, 2)
  await done(ana, 3)
  expect((await goals(rui)).data.current?.done).toBe(2)
  await undo(ana, week.id, week.task(1, 3))
  expect((await goals(ana)).data.current?.done).toBe(1)
})

it('the progress of a goal never exceeds its number of leaves', async () => {
  await set(ana, { ...PICNIC, leaves: 1 })
  for (const order of [1, 2, 3]) await done(ana, order)
  expect((await goals(ana)).data.current).toMatchObject({ leaves: 1, done: 1 })
})

it('a reached goal is kept when the next is set, and an abandoned one is deleted', async () => {
  const first = await set(ana, { ...PICNIC, leaves: 1 })
  await done(ana, 1)
  at(`${MONDAY}T12:10:00Z`)
  const next = await set(ana, { name: 'Lake', leaves: 9, replaces: first.data.current?.id })
  expect(next.data).toMatchObject({ current: { name: 'Lake', done: 0 }, reached: [{ name: 'Picnic' }] })
  const id = next.data.current?.id ?? ''
  for (const { status, data } of [await end(ana, id), await end(ana, id)])
    expect([status, data]).toEqual([200, null])
  expect((await goals(ana)).data).toMatchObject({ current: null, reached: [{ name: 'Picnic' }] })
})

it('only the first of two simultaneously set goals is kept, and the other gets 409', async () => {
  const rui = await partner(ana)
  const both = await Promise.all([set(ana, PICNIC), set(rui, { name: 'Lake', leaves: 3 })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const kept = both.find(({ status }) => status === 201)
  expect((await goals(ana)).data.current?.id).toBe(kept?.data.current?.id)
})

it('a goal that the caller has not seen is neither replaced nor ended', async () => {
  const rui = await partner(ana)
  const { data } = await set(ana, PICNIC)
  const unseen = '00000000-0000-4000-8000-000000000000'
  expect((await set(rui, { name: 'Lake', leaves: 3 })).error.code).toBe('changed_meanwhile')
  expect((await set(rui, { name: 'Lake', leaves: 3, replaces: unseen })).status).toBe(409)
  expect((await end(rui, unseen)).status).toBe(409)
  expect((await goals(rui)).data).toEqual(data)
})

it("invalid goals are rejected with 422, and another family's goals return 404", async () => {
  for (const bad of [{ name: ' ', leaves: 2 }, { name: 'x', leaves: 0 }, { name: 'x', leaves: 201 }, {}])
    expect((await set(ana, bad)).status).toBe(422)
  const other = await member()
  expect((await goals(other, ana)).status).toBe(404)
  expect((await set(other, PICNIC, ana)).status).toBe(404)
  expect(await db().familyGoal.count({ where: { familyId: ana.familyId } })).toBe(0)
})
