import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendReminders } from '@/lib/features/notifications/reminders/service'
import type {
  readSettingsContract,
  updateSettingsContract,
} from '@/lib/features/notifications/settings/contract'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { signIn } from '../../factories/session'
import { call } from '../../support/api'
import { buildMember } from '../../support/members'
import { at, challenge, complete, type Member, member, undo } from '../../support/scene'

const read = (by: Member, of = by) =>
  call<typeof readSettingsContract>(`GET /user/${of.id}/notifications`, { token: by.token })
const write = (by: Member, body: object, of = by) =>
  call<typeof updateSettingsContract>(`PUT /user/${of.id}/notifications`, { token: by.token, body })
const DEFAULTS = {
  reminderAt: null,
  quietFrom: '20:00',
  quietTo: '08:00',
  push: [],
  mail: ['security'],
  digest: false,
}

afterEach(() => vi.useRealTimers())

describe('the notification settings', () => {
  it('are off by default except for security mails', async () => {
    expect(await read(await buildMember())).toMatchObject({ status: 200, data: DEFAULTS })
  })

  it('keep values that are not sent and always include security mails', async () => {
    const ana = await buildMember()
    await write(ana, { reminderAt: '18:30', mail: ['reminder', 'reminder'], push: ['like', 'like'] })
    const changed = { ...DEFAULTS, reminderAt: '18:30', mail: ['security', 'reminder'], push: ['like'] }
    expect((await read(ana)).data).toEqual(changed)
    expect((await write(ana, { quietTo: '07:00' })).data).toEqual({ ...changed, quietTo: '07:00' })
    expect((await write(ana, { reminderAt: null, mail: [] })).data).toMatchObject({
      reminderAt: null,
      mail: ['security'],
      quietTo: '07:00',
    })
  })

  it.each([
    [{ reminderAt: '24:00' }, 'reminderAt'],
    [{ quietFrom: '8:00' }, 'quietFrom'],
    [{ push: ['reminder'] }, 'push'],
    [{ mail: ['like'] }, 'mail'],
    [{ digest: 'yes' }, 'digest'],
  ])('reject %j', async (body, field) => {
    const answer = await write(await buildMember(), body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.error.fields ?? {})[0]).toContain(field)
  })

  it('can be read and changed only by their own account', async () => {
    const [ana, rui] = [await buildMember(), await buildMember()]
    expect([(await read(rui, ana)).status, (await write(rui, { digest: true }, ana)).status]).toEqual([
      404, 404,
    ])
    expect((await read(ana)).data).toEqual(DEFAULTS)
  })

  it('accept simultaneous changes from several devices', async () => {
    const ana = await buildMember()
    const answers = await Promise.all([
      write(ana, { reminderAt: '18:00' }),
      write(ana, { mail: ['reminder'] }),
      write(ana, { quietFrom: '21:00' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read(ana)).data).toMatchObject({
      reminderAt: '18:00',
      mail: ['security', 'reminder'],
      quietFrom: '21:00',
    })
  })
})

describe('the reminder', () => {
  const MONDAY = '2027-03-08'
  let ana: Member
  let week: Awaited<ReturnType<typeof challenge>>

  const reminders = async (who = ana) =>
    db().outgoingMail.count({ where: { userId: who.id, template: 'reminder' } })
  /** Two servers at once. */
  const run = async (instant: string) => {
    at(instant)
    await Promise.all([sendReminders(new Date(instant)), sendReminders(new Date(instant))])
  }
  async function later(instant: string) {
    at(instant)
    ana.token = await signIn(ana)
  }

  beforeEach(async () => {
    await db().notificationSettings.updateMany({ data: { nextReminderAt: null } })
    await db().challenge.updateMany({ data: { isActive: false } })
    at(`${MONDAY}T10:00:00Z`)
    ana = await member('UTC')
    week = await challenge(MONDAY)
    expect((await write(ana, { reminderAt: '18:00', mail: ['reminder'] })).status).toBe(200)
  })

  it('is not sent to an unconfirmed address where the operator requires confirmation', async () => {
    await db().user.update({ where: { id: ana.id }, data: { emailVerifiedAt: null } })
    Object.assign(env(), { REQUIRE_VERIFIED_EMAIL: true })
    await run(`${MONDAY}T18:00:30Z`)
    expect(await reminders()).toBe(0)
    Object.assign(env(), { REQUIRE_VERIFIED_EMAIL: false })
    await run('2027-03-09T18:00:30Z')
    expect(await reminders()).toBe(1)
  })

  it('is sent once a day at its hour with the task and a link', async () => {
    await run(`${MONDAY}T17:59:00Z`)
    expect(await reminders()).toBe(0)
    await run(`${MONDAY}T18:00:30Z`)
    expect(await reminders()).toBe(1)
    await run(`${MONDAY}T18:01:30Z`)
    await run(`${MONDAY}T19:30:00Z`)
    expect(await reminders()).toBe(1)
    const { values } = await db().outgoingMail.findFirstOrThrow({
      where: { userId: ana.id, template: 'reminder' },
    })
    expect(values).toMatchObject({
      task: 'Task 1.1',
      link: expect.stringMatching(new RegExp(`/challenge/current\\?complete=${week.task(1)}$`)),
      oneClick: expect.stringMatching(/\/api\/v1\/unsubscribe\//),
    })
    await run('2027-03-09T18:00:00Z')
    expect(await reminders()).toBe(2)
  })

  it.each(['20:00', '07:59'])('can be set to %s but is not sent in the quiet hours', async (reminderAt) => {
    expect((await write(ana, { reminderAt })).data).toMatchObject({ reminderAt })
    await run(`2027-03-09T${reminderAt}:30Z`)
    expect(await reminders()).toBe(0)
    await later('2027-03-09T21:00:00Z')
    await write(ana, { quietFrom: '00:00', quietTo: '00:00' })
    await run(`2027-03-10T${reminderAt}:30Z`)
    expect(await reminders()).toBe(1)
  })

  it('is not sent again on the same day when its hour is changed', async () => {
    await run(`${MONDAY}T18:00:00Z`)
    await write(ana, { reminderAt: '19:00' })
    await run(`${MONDAY}T19:00:00Z`)
    expect(await reminders()).toBe(1)
    await run('2027-03-09T19:00:00Z')
    expect(await reminders()).toBe(2)
  })

  it("is sent only while one of today's tasks is open", async () => {
    await complete(ana, week.id, week.task(1))
    await run(`${MONDAY}T18:00:00Z`)
    expect(await reminders()).toBe(0)
    await later('2027-03-09T10:00:00Z')
    await complete(ana, week.id, week.task(2))
    await undo(ana, week.id, week.task(2))
    await run('2027-03-09T18:00:00Z')
    expect(await reminders()).toBe(1)
  })

  it('is not sent on a rest day or without a challenge', async () => {
    await db().restDay.create({ data: { familyId: ana.familyId, date: new Date(MONDAY) } })
    await run(`${MONDAY}T18:00:00Z`)
    await run('2027-03-15T18:00:00Z')
    expect(await reminders()).toBe(0)
    expect(
      (await db().notificationSettings.findUniqueOrThrow({ where: { userId: ana.id } })).nextReminderAt,
    ).toEqual(new Date('2027-03-16T18:00:00Z'))
  })

  it('is not sent an hour late after the server was down', async () => {
    await run(`${MONDAY}T19:00:00Z`)
    expect(await reminders()).toBe(0)
    await run('2027-03-09T18:00:00Z')
    expect(await reminders()).toBe(1)
  })

  it('is not sent without a channel, to an inactive account or without a family', async () => {
    await write(ana, { mail: [] })
    await run(`${MONDAY}T18:00:00Z`)
    await write(ana, { mail: ['reminder'] })
    await db().user.update({ where: { id: ana.id }, data: { status: 'inactive' } })
    await run('2027-03-09T18:00:00Z')
    await db().user.update({ where: { id: ana.id }, data: { status: 'active', familyId: null } })
    await run('2027-03-10T18:00:00Z')
    expect(await reminders()).toBe(0)
  })

  it('follows the time zone of the family', async () => {
    const body = { timezone: 'Pacific/Auckland' }
    expect((await call(`PUT /families/${ana.familyId}`, { token: ana.token, body })).status).toBe(200)
    await run(`${MONDAY}T10:01:00Z`)
    await run(`${MONDAY}T18:00:00Z`)
    expect(await reminders()).toBe(0)
    await run('2027-03-09T05:00:00Z')
    expect(await reminders()).toBe(1)
  })

  it.each([
    ['America/New_York', '2027-03-08', '2027-03-14T22:00:00Z'],
    ['Europe/Lisbon', '2027-10-25', '2027-10-31T18:00:00Z'],
  ])('is sent at its local hour in %s on the day of a clock change', async (zone, monday, instant) => {
    await later(`${monday}T12:00:00Z`)
    const rui = await member(zone)
    await challenge(monday)
    at(new Date(Date.parse(instant) - 12 * 3_600_000).toISOString())
    rui.token = await signIn(rui)
    await write(rui, { reminderAt: '18:00', mail: ['reminder'] })
    await run(new Date(Date.parse(instant) - 60_000).toISOString())
    expect(await reminders(rui)).toBe(0)
    await run(instant)
    expect(await reminders(rui)).toBe(1)
  })
})
