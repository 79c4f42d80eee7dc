import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendReminders } from '@/lib/features/notifications/reminders/service'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { call } from '../../../support/api'
import { startPushService } from '../../../support/push-service'
import { at, challenge, complete, type Member, member } from '../../../support/scene'

const MONDAY = '2027-03-08'
let service: Awaited<ReturnType<typeof startPushService>>
let ana: Member
let week: Awaited<ReturnType<typeof challenge>>

const mails = () => db().outgoingMail.count({ where: { userId: ana.id, template: 'reminder' } })
/** Two servers at once. */
const run = async (instant: string) => {
  at(instant)
  await Promise.all([sendReminders(new Date(instant)), sendReminders(new Date(instant))])
}
async function addDevice(options = {}) {
  const body = service.subscribe(options)
  expect((await call('POST /push/subscriptions', { token: ana.token, body })).status).toBe(200)
  return body
}
const settle = (settings: object) =>
  call(`PUT /user/${ana.id}/notifications`, { token: ana.token, body: settings })

beforeAll(async () => {
  Object.assign(env(), { PUSH_ALLOW_LOOPBACK: true })
  service = await startPushService()
})
afterAll(() => service.stop())
afterEach(() => vi.useRealTimers())

beforeEach(async () => {
  await db().installationSecret.deleteMany()
  await db().notificationSettings.updateMany({ data: { nextReminderAt: null } })
  await db().challenge.updateMany({ data: { isActive: false } })
  service.clear()
  at(`${MONDAY}T10:00:00Z`)
  ana = await member('UTC')
  week = await challenge(MONDAY)
  await settle({ reminderAt: '18:00', mail: ['reminder'] })
})

describe('a reminder', () => {
  it('is sent once a day by push instead of mail, with a link for sending a photo', async () => {
    const device = await addDevice()
    await run(`${MONDAY}T18:00:30Z`)
    await run(`${MONDAY}T18:01:30Z`)
    const [message, ...others] = service.sentTo(device)
    expect(others).toEqual([])
    expect(message?.content).toEqual({
      kind: 'reminder',
      text: expect.stringContaining("Today's task"),
      path: `/challenge/current?complete=${week.task(1)}`,
      unread: expect.any(Number),
      actions: [
        { action: 'open', title: 'Send photo' },
        { action: 'later', title: 'Later' },
      ],
    })
    expect(message?.headers.ttl).toBe(String(2 * 3600 - 60))
    expect(await mails()).toBe(0)
    await run('2027-03-09T18:00:00Z')
    expect(service.sentTo(device)).toHaveLength(2)
  })

  it('is sent by mail only to users whose device was not reached', async () => {
    const device = await addDevice({ status: 500 })
    const rui = await member('UTC')
    const other = service.subscribe()
    const body = { reminderAt: '18:00', mail: ['reminder'] }
    await call(`PUT /user/${rui.id}/notifications`, { token: rui.token, body })
    expect((await call('POST /push/subscriptions', { token: rui.token, body: other })).status).toBe(200)
    await run(`${MONDAY}T18:00:00Z`)
    expect([service.sentTo(device), service.sentTo(other)].map(({ length }) => length)).toEqual([0, 1])
    const mailed = await db().outgoingMail.findMany({ where: { template: 'reminder' } })
    expect(mailed.map(({ userId }) => userId)).toEqual([ana.id])
  })

  it('is sent by push when mail reminders are turned off', async () => {
    await settle({ mail: [] })
    const device = await addDevice()
    await run(`${MONDAY}T18:00:00Z`)
    expect(service.sentTo(device)).toHaveLength(1)
  })

  it('is sent by mail when no device is left and mail reminders are on', async () => {
    await addDevice({ status: 410 })
    await run(`${MONDAY}T18:00:00Z`)
    expect(await mails()).toBe(1)
    await settle({ mail: [] })
    await addDevice({ status: 410 })
    await run('2027-03-09T18:00:00Z')
    expect([await mails(), service.delivered]).toEqual([1, []])
  })

  it('is sent to the remaining devices and then not by mail', async () => {
    const [, here] = [await addDevice({ status: 500 }), await addDevice()]
    await run(`${MONDAY}T18:00:00Z`)
    expect([service.sentTo(here).length, await mails()]).toEqual([1, 0])
  })

  it('does not wait for the slow push service of another family', async () => {
    const slow = await addDevice({ delay: 3_000 })
    const hour = new Date(`${MONDAY}T18:00:00Z`)
    await db().notificationSettings.update({ where: { userId: ana.id }, data: { nextReminderAt: hour } })
    for (let count = 0; count < 12; count += 1) {
      const { id, token } = await member('UTC')
      await call(`PUT /user/${id}/notifications`, { token, body: { reminderAt: '18:01', mail: [] } })
      await call('POST /push/subscriptions', { token, body: service.subscribe() })
    }
    at(`${MONDAY}T18:01:30Z`)
    expect(await sendReminders(new Date())).toBe(13)
    expect(service.delivered.map(({ endpoint }) => endpoint).indexOf(slow.endpoint)).toBe(12)
  })

  it('is not sent when the task is done or in quiet hours', async () => {
    await addDevice()
    await complete(ana, week.id, week.task(1))
    await run(`${MONDAY}T18:00:00Z`)
    await db().notificationSettings.update({ where: { userId: ana.id }, data: { quietFrom: '17:00' } })
    await run('2027-03-09T18:00:00Z')
    expect([service.requests, await mails()]).toEqual([[], 0])
  })
})
