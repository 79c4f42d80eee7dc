import { afterEach, describe, expect, it, vi } from 'vitest'
import type { updateFamilyContract } from '@/lib/features/families/contract'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { type Member, member, partner } from '../../support/scene'

afterEach(() => void vi.useRealTimers())

const put = (by: Member, body: object, id = by.familyId) =>
  call<typeof updateFamilyContract>(`PUT /families/${id}`, { token: by.token, body })
const read = async (by: Member) =>
  (await call<typeof updateFamilyContract>(`GET /families/${by.familyId}`, { token: by.token })).data

describe('the first steps of a family', () => {
  it('are dismissed for the whole family, and can be shown again', async () => {
    const ana = await member()
    const rui = await partner(ana)
    expect(await read(ana)).toMatchObject({ firstStepsDismissed: false })
    const response = await put(ana, { firstStepsDismissed: true })
    expect([response.status, response.data.firstStepsDismissed]).toEqual([200, true])
    expect(await read(rui)).toMatchObject({ firstStepsDismissed: true })
    await put(rui, { timezone: 'Europe/Lisbon' })
    expect(await read(ana)).toMatchObject({ firstStepsDismissed: true, timezone: 'Europe/Lisbon' })
    expect((await put(rui, { firstStepsDismissed: false })).data.firstStepsDismissed).toBe(false)
  })

  it('stay dismissed when both adults dismiss them simultaneously', async () => {
    const ana = await member()
    const rui = await partner(ana)
    const responses = await Promise.all([ana, rui].map((by) => put(by, { firstStepsDismissed: true })))
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect((await read(ana)).firstStepsDismissed).toBe(true)
  })

  it('are not dismissed by another family', async () => {
    const [ana, eva] = [await member(), await member()]
    const response = await put(eva, { firstStepsDismissed: true }, ana.familyId)
    expect([response.status, response.error.code]).toEqual([404, 'not_found'])
    expect((await read(ana)).firstStepsDismissed).toBe(false)
  })

  it.each([['yes'], [1], [null]])('reject the value %s', async (firstStepsDismissed) => {
    const ana = await member()
    const response = await put(ana, { firstStepsDismissed })
    expect(response.status).toBe(422)
    expect(response.error.fields).toHaveProperty('firstStepsDismissed')
  })
})

it('the date on which a family joined is in its time zone', async () => {
  const createdAt = new Date('2026-11-25T23:30:00Z')
  for (const [timezone, day] of [
    ['America/Sao_Paulo', '2026-11-25'],
    ['Pacific/Kiritimati', '2026-11-26'],
  ] as const) {
    const by = await member(timezone)
    await db().family.update({ where: { id: by.familyId }, data: { createdAt } })
    expect((await read(by)).joinedOn).toBe(day)
  }
})
