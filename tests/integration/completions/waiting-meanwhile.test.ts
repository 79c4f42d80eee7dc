import { afterEach, expect, it, vi } from 'vitest'
import type { listWaitingContract, sendFromDeviceContract } from '@/lib/features/completions/waiting/contract'
import type { addDeviceContract, pairDeviceContract } from '@/lib/features/families/devices/contract'
import { sweepErasedPhotos } from '@/lib/features/photos/service'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { uploadedBy } from '../../support/photo-files'
import { at, challenge, complete, member, undo } from '../../support/scene'

const MONDAY = '2026-06-01'

afterEach(() => vi.useRealTimers())

async function scene(timezone: string) {
  await db().challenge.updateMany({ data: { isActive: false } })
  const ana = await member(timezone)
  const path = `/families/${ana.familyId}`
  const { data: made } = await call<typeof addDeviceContract>(`POST ${path}/devices`, {
    token: ana.token,
    body: { name: 'Tablet' },
  })
  const { data: device } = await call<typeof pairDeviceContract>('POST /devices/pair', {
    body: { code: made.code },
  })
  const send = async (taskId: string) => {
    const body = { taskId, photoId: await uploadedBy(device) }
    return call<typeof sendFromDeviceContract>('POST /device/complete', { token: device.token, body })
  }
  return { ana, path, send }
}

it("a child's submission counts on the day it was sent, even after a time zone change", async () => {
  at('2026-06-07T22:30:00Z')
  const { ana, path, send } = await scene('Europe/Lisbon')
  const week = await challenge(MONDAY)
  const { data } = await send(week.task(7))
  await call(`PUT ${path}`, { token: ana.token, body: { timezone: 'Asia/Tokyo' } })
  expect((await call(`PUT ${path}/waiting/${data.waiting}`, { token: ana.token })).status).toBe(201)
  const completion = await db().completion.findFirstOrThrow({ where: { familyId: ana.familyId } })
  expect(completion.localDate.toISOString()).toBe('2026-06-07T00:00:00.000Z')
})

it("a child's submission can only be refused while an adult has completed the same task", async () => {
  at(`${MONDAY}T12:00:00Z`)
  const { ana, path, send } = await scene('UTC')
  const week = await challenge(MONDAY, { plan: { 1: 2 } })
  const ids: string[] = []
  for (const order of [1, 2]) ids.push((await send(week.task(1, order))).data.waiting)
  const listed = async () =>
    (await call<typeof listWaitingContract>(`GET ${path}/waiting`, { token: ana.token })).data.map(
      ({ id, completed }) => [id, completed],
    )
  const [first, second] = ids
  expect(await listed()).toEqual([
    [first, false],
    [second, false],
  ])
  await complete(ana, week.id, week.task(1, 1))
  expect(await listed()).toEqual([
    [first, true],
    [second, false],
  ])
  const confirm = () => call(`PUT ${path}/waiting/${first}`, { token: ana.token })
  expect((await confirm()).error.code).toBe('already_completed')
  await undo(ana, week.id, week.task(1, 1))
  expect((await listed())[0]).toEqual([first, false])
  await complete(ana, week.id, week.task(1, 1))
  const { photoId } = await db().waitingCompletion.findUniqueOrThrow({ where: { id: first } })
  expect((await call(`DELETE ${path}/waiting/${first}`, { token: ana.token })).status).toBe(200)
  expect(await listed()).toEqual([[second, false]])
  await sweepErasedPhotos()
  expect(await db().photo.count({ where: { id: photoId } })).toBe(0)
  expect(await db().completion.count({ where: { familyId: ana.familyId, reversal: null } })).toBe(1)
})
