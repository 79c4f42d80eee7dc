import { randomUUID } from 'node:crypto'
import { subDays } from 'date-fns'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sweepExpired } from '@/lib/features/auth/retention/service'
import { db } from '@/lib/platform/db/client'
import { idAt } from '@/lib/platform/db/ids'
import { call, fetchRoute } from '../../support/api'
import { buildMember, buildPartner } from '../../support/members'
import { markAllRead, markRead, notifications } from '../../support/notifications'
import type { Member } from '../../support/scene'

async function notify(who: Member, days: number[]): Promise<string[]> {
  const rows = days.map((back) => {
    const at = subDays(new Date(), back)
    const row = { userId: who.id, kind: 'security' as const, detail: 'second_factor_on' }
    return { ...row, id: idAt(at), startedAt: at, at }
  })
  await db().notification.createMany({ data: rows })
  return rows.map(({ id }) => id)
}

describe('the notification list', () => {
  it('is paged, newest first, with the total unread count on every page', async () => {
    const ana = await buildMember()
    const ids = await notify(ana, [5, 4, 3, 2, 1])
    const first = await notifications(ana, '?limit=2')
    const second = await notifications(ana, `?limit=2&cursor=${first.nextCursor}`)
    const third = await notifications(ana, `?limit=2&cursor=${second.nextCursor}`)
    const pages = [first, second, third]
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(ids.reverse())
    expect(pages.map(({ unread }) => unread)).toEqual([5, 5, 5])
    expect(third.nextCursor).toBeNull()
  })

  it('counts at most 100 unread notifications', async () => {
    const ana = await buildMember()
    await notify(
      ana,
      Array.from({ length: 120 }, (_, day) => day + 1),
    )
    expect((await notifications(ana, '?limit=1')).unread).toBe(100)
  })

  it.each(['?limit=0', '?limit=101', '?cursor=nonsense'])('rejects %s', async (query) => {
    expect((await notifications(await buildMember(), query)).status).toBe(422)
  })
})

describe('marking as read', () => {
  it('marks a notification and all earlier ones, and never unmarks any', async () => {
    const ana = await buildMember()
    const [first = '', second = '', third = ''] = await notify(ana, [3, 2, 1])
    expect(await markRead(ana, second)).toMatchObject({ status: 200, data: { unread: 1 } })
    expect((await notifications(ana)).data.map(({ read }) => read)).toEqual([false, true, true])
    expect((await markRead(ana, first)).data).toEqual({ unread: 1 })
    await Promise.all([markRead(ana, third), markRead(ana, first), markRead(ana, third)])
    expect((await notifications(ana)).unread).toBe(0)
  })

  it('affects only the notifications of the own account', async () => {
    const ana = await buildMember()
    const ivo = await buildPartner(ana)
    await notify(ana, [1])
    await notify(ivo, [1])
    await markAllRead(ana)
    expect([(await notifications(ana)).unread, (await notifications(ivo)).unread]).toEqual([0, 1])
  })

  it('does not mark future notifications', async () => {
    const ana = await buildMember()
    await markRead(ana, 'ffffffff-ffff-7fff-bfff-ffffffffffff')
    const at = new Date(Date.now() + 120_000)
    const row = { id: idAt(at), userId: ana.id, kind: 'security' as const, detail: 'email_changed' }
    await db().notification.create({ data: { ...row, startedAt: at, at } })
    expect((await notifications(ana)).unread).toBe(1)
  })

  it.each([undefined, null, '', 'x', 7])('rejects %s', async (upTo) => {
    const answer = await markRead(await buildMember(), upTo)
    expect(answer).toMatchObject({ status: 422, error: { fields: { upTo: [expect.any(String)] } } })
  })
})

describe('the notification rows', () => {
  it('are deleted after a year', async () => {
    const ana = await buildMember()
    const [, kept] = await notify(ana, [367, 364])
    await sweepExpired(new Date())
    const rows = await db().notification.findMany({ where: { userId: ana.id } })
    expect(rows.map(({ id }) => id)).toEqual([kept])
  })

  it('are in the export of the account, without those of a former family', async () => {
    const ana = await buildMember()
    await notify(ana, [1])
    const { id } = await buildMember()
    const { familyId } = await db().user.findUniqueOrThrow({ where: { id } })
    const at = new Date()
    const former = { id: randomUUID(), userId: ana.id, familyId, kind: 'adult_joined' as const }
    await db().notification.create({ data: { ...former, startedAt: at, at } })
    const response = await fetchRoute(`GET /user/${ana.id}/export`, { token: ana.token })
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const { account } = JSON.parse(strFromU8(files['brota.json'] ?? new Uint8Array()))
    expect(account.notifications).toMatchObject([{ kind: 'security', detail: 'second_factor_on' }])
  })

  it('are deleted with the account', async () => {
    const ana = await buildMember()
    await notify(ana, [1])
    await db().user.delete({ where: { id: ana.id } })
    expect(await db().notification.count({ where: { userId: ana.id } })).toBe(0)
    expect((await call('GET /notifications', { token: ana.token })).status).toBe(401)
  })
})
