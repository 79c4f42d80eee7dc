import { describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { buildUser } from '../../factories/user'
import { call } from '../../support/api'
import { adult, type Member, member } from '../../support/scene'

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const invite = (by: Member, email: string) =>
  call(`POST /families/${by.familyId}/adults`, { token: by.token, body: { email } })

async function fill(familyId: string, upTo: number): Promise<void> {
  for (let n = await db().user.count({ where: { familyId } }); n < upTo; n += 1) await buildUser({ familyId })
}

describe('invitations', () => {
  it('sent simultaneously to one address are stored once', async () => {
    const ana = await member()
    const answers = await Promise.all(Array.from({ length: 6 }, () => invite(ana, 'one@example.com')))
    expect(statuses(answers)).toEqual(Array(6).fill(201))
    expect(await db().invitation.count({ where: { familyId: ana.familyId } })).toBe(1)
  })

  it('are limited to twenty pending ones, not counting reminders and expired ones', async () => {
    const ana = await member()
    for (let n = 0; n < 19; n += 1) expect((await invite(ana, `guest${n}@example.com`)).status).toBe(201)
    const last = await Promise.all(['a', 'b', 'c'].map((name) => invite(ana, `${name}@example.com`)))
    expect(statuses(last)).toEqual([201, 422, 422])
    expect((await invite(ana, 'more@example.com')).error.code).toBe('invitation_limit')
    expect((await invite(ana, 'guest0@example.com')).status).toBe(201)
    const expiresAt = new Date(Date.now() - 1)
    await db().invitation.updateMany({ where: { email: 'guest1@example.com' }, data: { expiresAt } })
    expect((await invite(ana, 'more@example.com')).status).toBe(201)
  })

  it('are refused from a user who is no longer in the family', async () => {
    const ana = await member()
    await db().user.update({ where: { id: ana.id }, data: { familyId: null } })
    expect((await invite(ana, 'late@example.com')).status).toBe(403)
  })
})

describe('a family', () => {
  it('is limited to twenty adults, even when two join simultaneously', async () => {
    const ana = await member()
    await fill(ana.familyId, 19)
    const [one, two, invited] = [await adult(), await adult(), await adult()]
    await invite(ana, invited.email)
    const join = ({ token }: { token: string }) =>
      call('POST /families/join', { token, body: { uniqueCode: ana.joinCode } })
    const answers = await Promise.all([join(one), join(two)])
    expect(statuses(answers)).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.error.code).toBe('adult_limit')
    const { id: uuid } = await db().invitation.findFirstOrThrow({ where: { email: invited.email } })
    const accepted = await call(`POST /user/uuid/${uuid}/accept`, { token: invited.token })
    expect(accepted).toMatchObject({ status: 422, error: { code: 'adult_limit' } })
    expect(await db().user.count({ where: { familyId: ana.familyId } })).toBe(20)
  })

  it('is limited to thirty kids, even when two are added simultaneously', async () => {
    const ana = await member()
    const { familyId } = ana
    const birthDate = new Date('2019-05-17')
    await db().kid.createMany({
      data: Array.from({ length: 29 }, (_, n) => ({ familyId, name: `Kid ${n}`, birthDate })),
    })
    const add = () =>
      call(`POST /families/${familyId}/kids`, {
        token: ana.token,
        body: { name: 'Theo', birthDate: '2019-05-17' },
      })
    const answers = await Promise.all([add(), add()])
    expect(statuses(answers)).toEqual([201, 422])
    expect((await add()).error.code).toBe('kid_limit')
  })

  it('audits a change of its time zone, but no update that keeps it', async () => {
    const ana = await member('America/Sao_Paulo')
    const put = (body: object) => call(`PUT /families/${ana.familyId}`, { token: ana.token, body })
    await put({ timezone: 'America/Sao_Paulo' })
    await put({ onLeaderboard: false })
    expect((await put({ timezone: 'Asia/Tokyo' })).status).toBe(200)
    const where = { subjectId: ana.familyId, action: 'family.zone_changed' }
    const notes = await db().auditEntry.findMany({ where })
    expect(notes).toMatchObject([
      { actorId: ana.id, details: { from: 'America/Sao_Paulo', to: 'Asia/Tokyo' } },
    ])
  })
})
