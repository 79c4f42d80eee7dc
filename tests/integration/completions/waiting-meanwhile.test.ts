import { afterEach, expect, it, vi } from 'vitest'
import type { deviceCompleteContract, listWaitingContract } from '@/lib/features/completions/waiting/contract'
import type { addDeviceContract, pairDeviceContract } from '@/lib/features/families/devices/contract'
import { sweepErasedPhotos } from '@/lib/features/photos/service'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { uploadedBy } from '../../support/photo-files'
import { at, challenge, complete, member, undo } from '../../support/scene'

const MONDAY = '2026-06-01'

afterEach(() => vi.useRealTimers())

it('what an adult completed meanwhile can only be refused, until the adult undoes it', async () => {
  at(`${MONDAY}T12:00:00Z`)
  await db().challenge.updateMany({ data: { isActive: false } })
  const ana = await member()
  const week = await challenge(MONDAY, { plan: { 1: 2 } })
  const path = `/families/${ana.familyId}`
  const { data: made } = await call<typeof addDeviceContract>(`POST ${path}/devices`, {
    token: ana.token,
    body: { name: 'Tablet' },
  })
  const { data: device } = await call<typeof pairDeviceContract>('POST /devices/pair', {
    body: { code: made.code },
  })
  const ids: string[] = []
  for (const order of [1, 2]) {
    const body = { taskId: week.task(1, order), photoId: await uploadedBy(device) }
    const sent = await call<typeof deviceCompleteContract>('POST /device/complete', {
      token: device.token,
      body,
    })
    ids.push(sent.data.waiting)
  }
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
