import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { readSelfContract } from '@/lib/features/auth/contract'
import type { renameFamilyContract } from '@/lib/features/families/contract'
import type { addKidContract } from '@/lib/features/families/kids/contract'
import { call } from '../../support/api'
import { at, type Member, member } from '../../support/scene'

beforeEach(() => at('2026-11-16T10:00:00Z'))
afterEach(() => void vi.useRealTimers())

const addKid = (by: Member, name: string, birthDate: string) =>
  call<typeof addKidContract>(`POST /families/${by.familyId}/kids`, {
    token: by.token,
    body: { name, birthDate },
  })
const change = (by: Member, kidId: string, body: object) =>
  call<typeof addKidContract>(`PUT /families/${by.familyId}/kids/${kidId}`, { token: by.token, body })
const read = async (by: Member) =>
  (await call<typeof renameFamilyContract>(`GET /families/${by.familyId}`, { token: by.token })).data

describe('a kid who turns 18', () => {
  it('leaves the list of kids on the birthday, in the zone of the family', async () => {
    const by = await member('America/Sao_Paulo')
    await addKid(by, 'Bia', '2008-11-17')
    await addKid(by, 'Leo', '2019-05-01')
    at('2026-11-17T02:59:00Z')
    expect(await read(by)).toMatchObject({ kids: [{ name: 'Bia' }, { name: 'Leo' }], grownUps: [] })
    at('2026-11-17T03:00:00Z')
    expect(await read(by)).toMatchObject({ kids: [{ name: 'Leo' }], grownUps: [{ name: 'Bia' }] })
    const me = await call<typeof readSelfContract>('GET /auth/me', { token: by.token })
    expect(me.data.childrenAges).toEqual([7])
  })

  it('can be renamed with the same birth date, and removed', async () => {
    const by = await member()
    const { id } = (await addKid(by, 'Bia', '2008-11-17')).data
    at('2026-11-20T10:00:00Z')
    const renamed = await change(by, id, { name: 'Beatriz', birthDate: '2008-11-17' })
    expect([renamed.status, renamed.data.name]).toEqual([200, 'Beatriz'])
    const older = await change(by, id, { name: 'Beatriz', birthDate: '2008-11-16' })
    expect([older.status, Object.keys(older.error.fields ?? {})]).toEqual([422, ['birthDate']])
    const corrected = await change(by, id, { name: 'Beatriz', birthDate: '2009-11-17' })
    expect(corrected.status).toBe(200)
    expect(await read(by)).toMatchObject({ kids: [{ name: 'Beatriz' }], grownUps: [] })
    const removed = await call(`DELETE /families/${by.familyId}/kids/${id}`, { token: by.token })
    expect(removed.status).toBe(200)
  })

  it('cannot be added as a new kid', async () => {
    const by = await member()
    expect((await addKid(by, 'Bia', '2008-11-16')).status).toBe(422)
  })
})
