import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { updateChallengeContract } from '@/lib/features/challenges/editor/contract'
import { db } from '@/lib/platform/db/client'
import { signIn } from '../../factories/session'
import { call } from '../../support/api'
import { buildMember } from '../../support/members'
import { markAllRead, notifications, texts } from '../../support/notifications'
import { adult, at, challenge, complete, type Member, member, undo } from '../../support/scene'

const MONDAY = '2027-03-08'

async function familyIn(zone: string): Promise<Member> {
  at('2027-02-01T12:00:00Z')
  const who = await member(zone)
  const createdAt = new Date('2027-02-01T12:00:00Z')
  await db().user.update({ where: { id: who.id }, data: { createdAt } })
  await db().family.update({ where: { id: who.familyId }, data: { createdAt } })
  return who
}

/** Signs in again: a session does not last that long. */
async function later(instant: string, ...readers: Member[]): Promise<void> {
  at(instant)
  for (const reader of readers) reader.token = await signIn(reader)
}

const seen = async (who: Member) =>
  (await notifications(who)).data.map(({ at: moment, path }) => ({ moment, path }))

beforeEach(() => db().challenge.updateMany({ data: { isActive: false } }))
afterEach(() => vi.useRealTimers())

describe('a published week', () => {
  async function publish(startDate: string) {
    const { id } = await challenge(startDate, { isActive: false })
    const admin = await adult()
    await db().user.update({ where: { id: admin.id }, data: { isAdmin: true } })
    const { version } = await db().challenge.findUniqueOrThrow({ where: { id } })
    const activate = async (isActive: boolean, at = version) =>
      call<typeof updateChallengeContract>(`PUT /challenges/${id}`, {
        token: await signIn(admin),
        body: { isActive, version: at },
      })
    expect((await activate(true)).status).toBe(200)
    return { id, activate }
  }

  it("is announced from its first day in the family's time zone, without a row per family", async () => {
    const [lisbon, auckland] = [await familyIn('Europe/Lisbon'), await familyIn('Pacific/Auckland')]
    const rows = await db().notification.count()
    const { id } = await publish(MONDAY)
    await later('2027-03-07T12:00:00Z', lisbon, auckland)
    expect(await texts(lisbon)).toEqual([])
    expect(await seen(auckland)).toEqual([{ moment: '2027-03-07T11:00:00.000Z', path: `/challenge/${id}` }])
    await later('2027-03-08T00:00:00Z')
    expect(await texts(lisbon)).toEqual([`A new week is here: “Week of ${MONDAY}”`])
    expect(await db().notification.count()).toBe(rows)
  })

  it('stays read and is not announced again when it is deactivated and activated again', async () => {
    const ana = await familyIn('UTC')
    const { activate } = await publish(MONDAY)
    await later('2027-03-09T12:00:00Z', ana)
    expect((await notifications(ana)).unread).toBe(1)
    expect((await markAllRead(ana)).data).toEqual({ unread: 0 })
    const off = await activate(false, 2)
    expect(off.status).toBe(200)
    expect(await texts(ana)).toEqual([])
    expect((await activate(true, 3)).status).toBe(200)
    expect(await notifications(ana)).toMatchObject({ data: [{ read: true }], unread: 0 })
  })

  it('is not announced to a family created later or to an adult without a family', async () => {
    await later('2027-03-01T12:00:00Z')
    await publish(MONDAY)
    await later('2027-03-10T12:00:00Z')
    const [ana, leo] = [await member(), await adult()]
    await db().user.update({ where: { id: ana.id }, data: { createdAt: new Date() } })
    await db().family.update({ where: { id: ana.familyId }, data: { createdAt: new Date() } })
    expect([await texts(ana), await texts(leo as Member)]).toEqual([[], []])
  })
})

describe('the harvest of a week', () => {
  it.each([
    ['America/New_York', '2027-03-08', '2027-03-14T16:00:00.000Z', '2027-W10'],
    ['Europe/Lisbon', '2027-03-22', '2027-03-28T11:00:00.000Z', '2027-W12'],
    ['Europe/Lisbon', '2027-10-25', '2027-10-31T12:00:00.000Z', '2027-W43'],
    ['UTC', '2026-12-28', '2027-01-03T12:00:00.000Z', '2026-W53'],
  ])('is ready in %s in the week of %s on Sunday at noon', async (zone, monday, noon, week) => {
    const ana = await familyIn(zone)
    const createdAt = new Date('2026-12-01T12:00:00Z')
    await db().user.update({ where: { id: ana.id }, data: { createdAt } })
    await db().family.update({ where: { id: ana.familyId }, data: { createdAt } })
    const { id, task } = await challenge(monday)
    await later(`${monday}T15:00:00Z`, ana)
    expect((await complete(ana, id, task(1))).status).toBe(201)
    await later(new Date(Date.parse(noon) - 1000).toISOString(), ana)
    expect(await texts(ana)).toEqual([])
    await later(noon)
    expect(await seen(ana)).toEqual([{ moment: noon, path: `/my-activities/harvest?week=${week}` }])
    expect(await texts(ana)).toEqual([`Your harvest from “Week of ${monday}” is ready`])
    await later(new Date(Date.parse(noon) + 29 * 86_400_000).toISOString(), ana)
    expect(await texts(ana)).toEqual([])
  })

  it('is not announced for a week without completions', async () => {
    const ana = await familyIn('UTC')
    const { id, task } = await challenge(MONDAY)
    await later(`${MONDAY}T15:00:00Z`, ana)
    await complete(ana, id, task(1))
    await undo(ana, id, task(1))
    await later('2027-03-15T12:00:00Z', ana)
    expect(await texts(ana)).toEqual([])
    expect(await texts(await buildMember())).toEqual([])
  })
})
