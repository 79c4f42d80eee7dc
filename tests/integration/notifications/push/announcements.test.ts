import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pushAnnouncements } from '@/lib/features/notifications/announcements/service'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { signInForLong } from '../../../factories/session'
import { call } from '../../../support/api'
import { startPushService } from '../../../support/push-service'
import { at, challenge, complete, type Member, member } from '../../../support/scene'

const MONDAY = '2027-03-08'

let service: Awaited<ReturnType<typeof startPushService>>
let ana: Member
let device: ReturnType<typeof service.subscribe>
let week: Awaited<ReturnType<typeof challenge>>

/** Two servers at once. */
const run = async (instant: string) => {
  at(instant)
  const now = new Date(instant)
  const [one, other] = await Promise.all([pushAnnouncements(now), pushAnnouncements(now)])
  return one + other
}
const want = (body: object) => call(`PUT /user/${ana.id}/notifications`, { token: ana.token, body })
const sent = () => service.sentTo(device).map(({ content }) => content)

beforeAll(async () => {
  Object.assign(env(), { PUSH_ALLOW_LOOPBACK: true })
  service = await startPushService()
})
afterAll(() => service.stop())
afterEach(() => vi.useRealTimers())

beforeEach(async () => {
  await db().notificationSettings.deleteMany()
  await db().pushSubscription.deleteMany()
  await db().challenge.updateMany({ data: { isActive: false } })
  service.clear()
  const createdAt = new Date('2027-03-05T18:00:00Z')
  at(createdAt.toISOString())
  ana = await member('America/Sao_Paulo')
  await db().user.update({ where: { id: ana.id }, data: { createdAt } })
  await db().family.update({ where: { id: ana.familyId }, data: { createdAt } })
  ana.token = await signInForLong(ana)
  week = await challenge(MONDAY)
  await publish('2027-03-06T09:00:00Z')
  device = service.subscribe()
  expect((await call('POST /push/subscriptions', { token: ana.token, body: device })).status).toBe(200)
  expect((await want({ push: ['challenge_published', 'week_recap'] })).status).toBe(200)
})

const publish = (announcedAt: string) =>
  db().challenge.update({ where: { id: week.id }, data: { announcedAt: new Date(announcedAt) } })

describe('the push for a new week', () => {
  it("is sent once, at noon of its first day in the family's time zone", async () => {
    expect(await run(`${MONDAY}T14:59:00Z`)).toBe(0)
    expect(await run(`${MONDAY}T15:00:30Z`)).toBe(1)
    expect(await run(`${MONDAY}T15:01:30Z`)).toBe(0)
    expect(await run('2027-03-09T15:00:30Z')).toBe(0)
    expect(sent()).toEqual([
      {
        kind: 'challenge_published',
        text: 'A new week is here. Take a look!',
        path: `/challenge/${week.id}`,
        unread: 1,
      },
    ])
    expect(service.errors).toEqual([])
  })

  it('is sent at the next noon when the week is published later', async () => {
    await publish(`${MONDAY}T20:00:00Z`)
    expect(await run(`${MONDAY}T15:00:30Z`)).toBe(0)
    expect(await run('2027-03-09T15:00:30Z')).toBe(1)
  })

  it('is sent once when the week is published between noon and a run of the job', async () => {
    await publish(`${MONDAY}T15:00:20Z`)
    expect(await run(`${MONDAY}T15:00:30Z`)).toBe(0)
    expect(await run('2027-03-09T15:00:30Z')).toBe(1)
    expect(await run('2027-03-10T15:00:30Z')).toBe(0)
  })

  it('is not sent late, in quiet hours or to users who did not choose it', async () => {
    expect(await run(`${MONDAY}T16:00:00Z`)).toBe(0)
    await publish('2027-03-09T09:00:00Z')
    await want({ quietFrom: '11:00', quietTo: '13:00' })
    expect(await run('2027-03-09T15:00:30Z')).toBe(0)
    await publish('2027-03-10T09:00:00Z')
    await want({ push: ['like', 'week_recap'], quietTo: '11:00' })
    expect(await run('2027-03-10T15:00:30Z')).toBe(0)
    await publish('2027-03-11T09:00:00Z')
    await want({ push: ['challenge_published'] })
    expect(await run('2027-03-11T15:00:30Z')).toBe(1)
  })

  it('is not sent to an adult who has left the family', async () => {
    await db().user.update({ where: { id: ana.id }, data: { familyId: null } })
    expect(await run(`${MONDAY}T15:00:30Z`)).toBe(0)
  })

  it("is still sent at the old noon on the day the family's time zone moves east", async () => {
    await run('2027-03-07T15:00:30Z')
    at(`${MONDAY}T08:00:00Z`)
    const body = { timezone: 'Europe/Lisbon' }
    expect((await call(`PUT /families/${ana.familyId}`, { token: ana.token, body })).status).toBe(200)
    expect(await run(`${MONDAY}T12:00:30Z`)).toBe(0)
    expect(await run(`${MONDAY}T15:00:30Z`)).toBe(1)
    expect(await run('2027-03-09T12:00:30Z')).toBe(0)
  })

  it('follows the time zone of the family', async () => {
    const body = { timezone: 'Europe/Lisbon' }
    expect((await call(`PUT /families/${ana.familyId}`, { token: ana.token, body })).status).toBe(200)
    await run('2027-03-06T15:00:30Z')
    expect(await run(`${MONDAY}T12:00:30Z`)).toBe(1)
    expect(await run(`${MONDAY}T15:00:30Z`)).toBe(0)
  })
})

describe('the push for the harvest of a week', () => {
  it('is sent on Sunday at noon after a week with completions', async () => {
    at(`${MONDAY}T18:00:00Z`)
    await complete(ana, week.id, week.task(1))
    for (const day of ['12', '13', '15']) await run(`2027-03-${day}T15:00:00Z`)
    expect(sent()).toEqual([])
    await db().notificationSettings.updateMany({
      data: { nextAnnouncementAt: new Date('2027-03-14T15:00:00Z') },
    })
    expect(await run('2027-03-14T15:00:00Z')).toBe(1)
    expect(sent()).toMatchObject([
      {
        kind: 'week_recap',
        text: "Your week's harvest is ready",
        path: '/my-activities/harvest?week=2027-W10',
      },
    ])
  })
})
