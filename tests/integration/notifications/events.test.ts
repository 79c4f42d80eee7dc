import { subHours } from 'date-fns'
import { beforeEach, describe, expect, it } from 'vitest'
import type { changePasswordContract } from '@/lib/features/auth/credentials/contract'
import type { createReportContract } from '@/lib/features/moderation/contract'
import { db } from '@/lib/platform/db/client'
import { buildBadge } from '../../factories/badge'
import { call } from '../../support/api'
import { buildMember, buildPartner } from '../../support/members'
import { notifications, texts } from '../../support/notifications'
import {
  adult,
  challenge,
  complete,
  joinByCode,
  type Member,
  member,
  partner,
  undo,
} from '../../support/scene'

let ana: Member
let rui: Member

const name = async ({ familyId }: Member) =>
  (await db().family.findUniqueOrThrow({ where: { id: familyId } })).name
const follow = (who: Member, whom: Member, method = 'PUT') =>
  call(`${method} /community/families/${whom.familyId}/follow`, { token: who.token })
const answer = (who: Member, to: Member, method: 'PUT' | 'DELETE') =>
  call(`${method} /community/requests/${to.familyId}`, { token: who.token })
const kinds = async (who: { token: string }) => (await notifications(who)).data.map(({ kind }) => kind)

beforeEach(async () => {
  ;[ana, rui] = [await buildMember('private'), await buildMember()]
})

describe('a follow request', () => {
  it('notifies the adults of the family once, until it is withdrawn or refused', async () => {
    await follow(rui, ana)
    await follow(rui, ana)
    expect((await notifications(ana)).data).toMatchObject([
      {
        kind: 'follow_request',
        text: `${await name(rui)} would like to follow your family`,
        senderName: await name(rui),
        path: '/community?list=requests',
        family: { id: rui.familyId, avatar: null },
      },
    ])
    await follow(rui, ana, 'DELETE')
    expect(await kinds(ana)).toEqual([])
    await follow(rui, ana)
    expect(await kinds(ana)).toEqual(['follow_request'])
    await answer(ana, rui, 'DELETE')
    expect(await notifications(ana)).toMatchObject({ data: [], unread: 0 })
    expect(await kinds(rui)).toEqual([])
  })

  it('is pushed at most once a day even if it is withdrawn and sent again', async () => {
    const due = () =>
      db().notification.findMany({
        where: { familyId: ana.familyId },
        select: { pushDue: true, pushedAt: true },
      })
    await follow(rui, ana)
    expect(await due()).toEqual([{ pushDue: true, pushedAt: null }])
    const pushedAt = new Date()
    await db().notification.updateMany({
      where: { familyId: ana.familyId },
      data: { pushDue: false, pushedAt },
    })
    for (let time = 0; time < 2; time += 1) {
      await follow(rui, ana, 'DELETE')
      await follow(rui, ana)
      expect(await due()).toEqual([{ pushDue: false, pushedAt }])
    }
    await db().notification.updateMany({
      where: { familyId: ana.familyId },
      data: { pushedAt: subHours(pushedAt, 25) },
    })
    await follow(rui, ana)
    await follow(rui, ana, 'DELETE')
    await follow(rui, ana)
    expect(await due()).toEqual([{ pushDue: true, pushedAt: null }])
  })

  it('notifies the requesting adults once when it is accepted', async () => {
    await follow(rui, ana)
    const mia = await buildPartner(rui)
    await answer(ana, rui, 'PUT')
    await answer(ana, rui, 'PUT')
    for (const who of [rui, mia])
      expect((await notifications(who)).data).toMatchObject([
        {
          text: `${await name(ana)} accepted your follow request`,
          path: '/community?list=following',
          family: { id: ana.familyId, avatar: null },
        },
      ])
    await call(`PUT /community/families/${rui.familyId}/block`, { token: ana.token })
    expect(await kinds(rui)).toEqual([])
    expect(await kinds(ana)).toEqual([])
  })

  it('notifies no user when the family can be followed without approval', async () => {
    await follow(ana, rui)
    expect([await kinds(ana), await kinds(rui)]).toEqual([[], []])
  })
})

describe('a badge', () => {
  it('notifies the other adults of the family until its completion is undone', async () => {
    const badge = await buildBadge({ kind: 'special', rule: { type: 'first_photo' }, name: 'Sunflower' })
    const eva = await member()
    const ivo = await partner(eva)
    const today = new Date().toISOString().slice(0, 10)
    const weekday = ((new Date(today).getUTCDay() + 6) % 7) + 1
    const { id, task } = await challenge(today, { plan: { [weekday]: 1 } })
    expect((await complete(eva, id, task(weekday))).status).toBe(201)
    const earned = async (who: Member) =>
      (await notifications(who)).data.filter(({ kind }) => kind === 'badge').map(({ text }) => text)
    expect(await earned(ivo)).toContain('Your family earned the badge “Sunflower”')
    expect(await earned(eva)).toEqual([])
    await undo(eva, id, task(weekday))
    expect(await earned(ivo)).toEqual([])
    await complete(eva, id, task(weekday))
    expect((await earned(ivo)).filter((text) => text.includes('Sunflower'))).toHaveLength(1)
    await db().badge.update({ where: { id: badge.id }, data: { deletedAt: new Date() } })
  })
})

describe('a new adult', () => {
  it('is announced to the other adults after joining by code or invitation, until they leave', async () => {
    const eva = await member()
    const [ivo, zoe] = [await adult(), await adult()]
    await joinByCode(ivo, eva)
    const body = { email: zoe.email }
    await call(`POST /families/${eva.familyId}/adults`, { token: eva.token, body })
    const { id } = await db().invitation.findFirstOrThrow({ where: body })
    expect((await call(`POST /user/uuid/${id}/accept`, { token: zoe.token })).status).toBe(200)
    expect(await texts(eva)).toEqual(['Person joined your family', 'Person joined your family'])
    expect((await notifications(eva)).data[0]?.path).toBe('/family-management')
    expect(await kinds(ivo)).toEqual(['adult_joined'])
    expect(await kinds(zoe)).toEqual([])
    await call(`POST /families/${eva.familyId}/leave`, { token: ivo.token, body: {} })
    expect(await texts(eva)).toHaveLength(1)
    expect(await kinds(ivo)).toEqual([])
  })
})

describe('a decided report', () => {
  it.each(['upheld', 'dismissed'] as const)('notifies the reporter when it is %s', async (status) => {
    const admin = await adult()
    await db().user.update({ where: { id: admin.id }, data: { isAdmin: true } })
    const body = { kind: 'family', id: rui.familyId, reason: 'spam' }
    const { data } = await call<typeof createReportContract>('POST /reports', { token: ana.token, body })
    for (let time = 0; time < 2; time += 1)
      await call(`PUT /admin/reports/${data.id}`, { token: admin.token, body: { status } })
    expect(await texts(ana)).toEqual([
      expect.stringMatching(status === 'upheld' ? /took the content down/ : /can stay/),
    ])
    expect(await kinds(rui)).toEqual([])
  })
})

describe('a password change', () => {
  it('notifies the account, even without a family', async () => {
    const eva = await adult()
    const body = { password: 'correct horse', newPassword: 'battery staple works' }
    const { data } = await call<typeof changePasswordContract>('PUT /auth/password', {
      token: eva.token,
      body,
    })
    expect((await notifications(data)).data).toMatchObject([
      { kind: 'security', text: 'Your password was changed', path: '/settings/security', family: null },
    ])
  })
})
