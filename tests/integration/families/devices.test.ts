import { addDays, addMinutes } from 'date-fns'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { signInContract } from '@/lib/features/auth/contract'
import { recompute } from '@/lib/features/completions/recompute/service'
import type {
  confirmWaitingContract,
  listWaitingContract,
  readDeviceWeekContract,
  sendFromDeviceContract,
} from '@/lib/features/completions/waiting/contract'
import { sweepWaiting } from '@/lib/features/completions/waiting/service'
import type {
  addDeviceContract,
  listDevicesContract,
  pairDeviceContract,
} from '@/lib/features/families/devices/contract'
import { db } from '@/lib/platform/db/client'
import { call, fetchRoute } from '../../support/api'
import { uploadedBy } from '../../support/photo-files'
import { at, challenge, complete, type Member, member, partner } from '../../support/scene'

const MONDAY = '2026-06-01'

const make = (by: Member, of = by, name = 'Tablet') =>
  call<typeof addDeviceContract>(`POST /families/${of.familyId}/devices`, { token: by.token, body: { name } })
const list = (by: Member, of = by) =>
  call<typeof listDevicesContract>(`GET /families/${of.familyId}/devices`, { token: by.token })
const remove = (by: Member, id: string, of = by) =>
  call(`DELETE /families/${of.familyId}/devices/${id}`, { token: by.token })
const pair = (code: string, headers = {}) =>
  call<typeof pairDeviceContract>('POST /devices/pair', { body: { code }, headers })
const week = (token: string, headers = {}) =>
  call<typeof readDeviceWeekContract>('GET /device/week', { token, headers })
const send = (token: string, body: object) =>
  call<typeof sendFromDeviceContract>('POST /device/complete', { token, body })
const listWaiting = (by: Member, of = by) =>
  call<typeof listWaitingContract>(`GET /families/${of.familyId}/waiting`, { token: by.token })
const decide = (method: 'PUT' | 'DELETE', by: Member, id: string, of = by) =>
  call<typeof confirmWaitingContract>(`${method} /families/${of.familyId}/waiting/${id}`, { token: by.token })

async function pairedWith(by: Member): Promise<{ id: string; token: string }> {
  const { data } = await make(by)
  return { id: data.id, token: (await pair(data.code)).data.token }
}

async function kidIn({ familyId }: Member): Promise<string> {
  const data = { familyId, name: 'Bia Souza', birthDate: new Date('2019-03-08') }
  return (await db().kid.create({ data })).id
}

async function signedInAgain(one: Member): Promise<Member> {
  const body = { email: one.email, password: 'correct horse' }
  const { data } = await call<typeof signInContract>('POST /auth/login', { body })
  return { ...one, token: data.token }
}

async function sendFrom(token: string, taskId: string, kidId: string | null = null) {
  return send(token, { taskId, kidId, photoId: await uploadedBy({ token }) })
}

beforeEach(async () => {
  at(`${MONDAY}T12:00:00Z`)
  await db().challenge.updateMany({ data: { isActive: false } })
})
afterEach(() => vi.useRealTimers())

describe('pairing a device', () => {
  it('accepts a code once, in any case, with spaces and dashes', async () => {
    const ana = await member()
    const { status, data } = await make(ana)
    expect(status).toBe(201)
    expect(data.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)
    expect(data.expires).toBe(`${MONDAY}T12:10:00.000Z`)
    const typed = `${data.code.slice(0, 4).toLowerCase()} - ${data.code.slice(4)}`
    const paired = await pair(typed)
    expect(paired.status).toBe(200)
    expect(paired.headers.get('set-cookie')).toMatch(/^brota_device=brd_[\w-]+; HttpOnly; Path=\/api\/v1;/)
    expect((await pair(data.code)).status).toBe(404)
    const row = await db().familyDevice.findUniqueOrThrow({ where: { id: data.id } })
    expect(JSON.stringify(row)).not.toContain(paired.data.token)
    expect(row.codeHash).toBeNull()
  })

  it('refuses unknown and expired codes with the same error', async () => {
    const ana = await member()
    const { data } = await make(ana)
    expect((await pair('ABCD2345')).error.code).toBe('not_found')
    vi.setSystemTime(addMinutes(new Date(), 11))
    expect((await pair(data.code)).error.code).toBe('not_found')
  })

  it('succeeds for only one of two devices that send the same code simultaneously', async () => {
    const { data } = await make(await member())
    const statuses = (await Promise.all([pair(data.code), pair(data.code)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 404])
  })

  it('is audited, limited to ten devices per family, and listed without secrets', async () => {
    const ana = await member()
    const device = await pairedWith(ana)
    const { data } = await list(ana)
    expect(data).toEqual([
      { id: device.id, name: 'Tablet', pairedAt: expect.any(String), lastUsedAt: expect.any(String) },
    ])
    for (let n = 0; n < 9; n += 1) expect((await make(ana)).status).toBe(201)
    expect((await make(ana)).error.code).toBe('device_limit')
    expect((await remove(ana, device.id)).status).toBe(200)
    expect((await remove(ana, device.id)).status).toBe(404)
    for (const action of ['family.device_paired', 'family.device_removed'])
      expect(await db().auditEntry.count({ where: { action, subjectId: ana.familyId } })).toBe(1)
  })

  it('is revoked when the adult who created the code is removed', async () => {
    const ana = await member()
    const ivo = await partner(ana)
    const [{ data }, { token }] = [await make(ivo), await pairedWith(ivo)]
    await call(`DELETE /families/${ana.familyId}/adults/${ivo.id}`, { token: ana.token })
    expect([(await pair(data.code)).status, (await week(token)).status]).toEqual([404, 401])
    expect((await make(ivo, ana)).status).toBe(403)
    expect((await listWaiting(ivo, ana)).status).toBe(403)
  })

  it('is neither seen nor changed by another family', async () => {
    const [ana, other] = [await member(), await member()]
    const device = await pairedWith(ana)
    for (const answer of [
      await make(other, ana),
      await list(other, ana),
      await remove(other, device.id, ana),
    ])
      expect(answer.status).toBe(404)
    expect((await remove(other, device.id)).status).toBe(404)
  })
})

describe("a device's token", () => {
  it('reads the week without private data, in the language of the device', async () => {
    const ana = await member()
    const kid = await kidIn(ana)
    const { task, id } = await challenge(MONDAY)
    await complete(ana, id, task(1))
    const { token } = await pairedWith(ana)
    const { data } = await week(token, { 'accept-language': 'pt-BR' })
    expect(data.today).toBe(MONDAY)
    expect(data.kids).toEqual([{ id: kid, firstName: 'Bia' }])
    expect(data.tasks.map(({ completed }) => completed)).toEqual([true, ...Array(6).fill(false)])
    expect(JSON.stringify(data)).not.toMatch(
      new RegExp(`Souza|Person|${ana.email}|${ana.joinCode}|2019|photos|${ana.id}`),
    )
  })

  it('works as a cookie, counts as unauthenticated on public endpoints, and is refused elsewhere', async () => {
    const ana = await member()
    await challenge(MONDAY)
    const { token } = await pairedWith(ana)
    const headers = { cookie: `brota_device=${token}` }
    expect((await fetchRoute('GET /device/week', { headers })).status).toBe(200)
    expect((await fetchRoute('GET /auth/me', { headers })).status).toBe(403)
    expect((await fetchRoute(`GET /families/${ana.familyId}`, { headers })).status).toBe(403)
    expect(
      (await fetchRoute('GET /auth/me', { headers: { cookie: `next-auth.session-token=${token}` } })).status,
    ).toBe(401)
    const body = { email: ana.email, password: 'correct horse' }
    expect(
      (await fetchRoute('POST /auth/login', { headers: { ...headers, origin: 'http://localhost' }, body }))
        .status,
    ).toBe(200)
    const foreign = { ...headers, origin: 'https://elsewhere.example' }
    expect((await call('POST /device/complete', { headers: foreign, body: {} })).error.code).toBe(
      'cross_origin',
    )
  })

  it('is revoked with its device, but a waiting submission can still be confirmed', async () => {
    const ana = await member()
    const { task } = await challenge(MONDAY)
    const device = await pairedWith(ana)
    const { data } = await sendFrom(device.token, task(1))
    await remove(ana, device.id)
    expect((await week(device.token)).status).toBe(401)
    expect((await listWaiting(ana)).data).toMatchObject([{ id: data.waiting, device: null }])
    expect((await decide('PUT', ana, data.waiting)).status).toBe(201)
  })
})

describe("a child's submission", () => {
  it('counts once when an adult confirms it, with its photo and kid', async () => {
    const ana = await member()
    const kidId = await kidIn(ana)
    const { task } = await challenge(MONDAY)
    const { token } = await pairedWith(ana)
    const sent = await sendFrom(token, task(1), kidId)
    expect(sent.status).toBe(202)
    const [waiting] = (await listWaiting(ana)).data
    expect(waiting).toMatchObject({
      id: sent.data.waiting,
      taskTitle: 'Task 1.1',
      date: MONDAY,
      device: 'Tablet',
    })
    expect(waiting?.kid).toEqual({ id: kidId, firstName: 'Bia' })
    const photo = `GET ${waiting?.photoUrl.replace('/api/v1', '')}`
    expect((await fetchRoute(photo, { token: ana.token })).status).toBe(200)
    expect((await fetchRoute(photo, { token })).status).toBe(403)
    expect((await fetchRoute(photo, { token: (await member()).token })).status).toBe(404)
    expect(await db().completion.count({ where: { familyId: ana.familyId } })).toBe(0)

    const decided = await Promise.all([
      decide('PUT', ana, sent.data.waiting),
      decide('PUT', ana, sent.data.waiting),
    ])
    expect(decided.map(({ status }) => status).sort()).toEqual([201, 404])
    const done = decided.find(({ status }) => status === 201)?.data
    expect(done).toMatchObject({ task: { id: task(1), completed: true }, points: { earned: 15 } })
    const kids = { kids: { select: { kidId: true } } }
    const rows = await db().completion.findMany({ where: { familyId: ana.familyId }, select: kids })
    expect(rows).toEqual([{ kids: [{ kidId }] }])
    expect((await week(token)).data.tasks[0]).toMatchObject({ completed: true, waiting: false })
  })

  it('counts for the day on which it was sent, even after the week', async () => {
    const ana = await member()
    const { task } = await challenge(MONDAY)
    at('2026-06-07T23:00:00Z')
    const { token } = await pairedWith(ana)
    const { data } = await sendFrom(token, task(7))
    at('2026-06-10T08:00:00Z')
    const { data: done } = await decide('PUT', await signedInAgain(ana), data.waiting)
    expect(done.task.completedOn).toBe('2026-06-07')
    const entries = await db().pointEntry.findMany({ where: { familyId: ana.familyId } })
    expect(entries.map(({ localDate }) => localDate.toISOString().slice(0, 10))).toEqual([
      '2026-06-07',
      '2026-06-07',
    ])
    expect((await recompute({ mend: false })).filter(({ familyId }) => familyId === ana.familyId)).toEqual([])
  })

  it("is refused when duplicate, too early, too late, or with another's photo or kid", async () => {
    const [ana, other] = [await member(), await member()]
    const { id, task } = await challenge(MONDAY)
    const { token } = await pairedWith(ana)
    const both = await Promise.all([sendFrom(token, task(1)), sendFrom(token, task(1))])
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409])
    expect((await sendFrom(token, task(2))).error.code).toBe('not_yet')
    at('2026-06-02T12:00:00Z')
    await complete(ana, id, task(2))
    expect((await sendFrom(token, task(2))).error.code).toBe('already_completed')
    at('2026-06-03T12:00:00Z')
    const foreign = [await uploadedBy(ana), await uploadedBy(await pairedWith(ana)), await uploadedBy(other)]
    for (const photoId of foreign)
      expect((await send(token, { taskId: task(3), photoId })).error.code).toBe('not_found')
    expect((await sendFrom(token, task(3), await kidIn(other))).error.code).toBe('not_found')
    const [{ id: waitingId } = { id: '' }] = (await listWaiting(ana)).data
    for (const answer of [
      await listWaiting(other, ana),
      await decide('PUT', other, waitingId, ana),
      await decide('PUT', other, waitingId),
      await decide('DELETE', other, waitingId, ana),
    ])
      expect(answer.status).toBe(404)
    at('2026-06-09T12:00:00Z')
    expect((await sendFrom(token, task(3))).error.code).toBe('challenge_over')
  })

  it('is deleted with its photo when an adult refuses it, and the task reopens', async () => {
    const ana = await member()
    const { task } = await challenge(MONDAY)
    const { token } = await pairedWith(ana)
    const { data } = await sendFrom(token, task(1))
    const [waiting] = (await listWaiting(ana)).data
    expect((await decide('DELETE', ana, data.waiting)).status).toBe(200)
    const photo = `GET ${waiting?.photoUrl.replace('/api/v1', '')}`
    expect((await fetchRoute(photo, { token: ana.token })).status).toBe(404)
    expect((await sendFrom(token, task(1))).status).toBe(202)
  })

  it('is deleted with its photo after seven days', async () => {
    const ana = await member()
    const { task } = await challenge(MONDAY)
    const { token } = await pairedWith(ana)
    const { data } = await sendFrom(token, task(1))
    const later = addDays(new Date(), 7)
    vi.setSystemTime(later)
    const again = await signedInAgain(ana)
    expect((await listWaiting(again)).data).toEqual([])
    expect((await decide('PUT', again, data.waiting)).status).toBe(404)
    await sweepWaiting(later)
    expect(await db().waitingCompletion.count({ where: { familyId: ana.familyId } })).toBe(0)
    expect(await db().photo.count({ where: { familyId: ana.familyId } })).toBe(0)
  })
})
