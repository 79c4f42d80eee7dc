import { addDays, addHours } from 'date-fns'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { countWaitingMails } from '@/lib/platform/mail/outbox'
import { signInForLong } from '../../factories/session'
import { call } from '../../support/api'
import { at, challenge, complete, member } from '../../support/scene'
import { startSimulation } from '../../support/simulated-days'

const SATURDAY = new Date('2027-03-13T00:00:00Z')
const HALF_HOUR = () => 30

let world: Awaited<ReturnType<typeof startSimulation>>

beforeAll(async () => {
  world = await startSimulation()
})
afterAll(() => world.stop())

it('refused mails are sent later that evening, but not in quiet hours or the next day', async () => {
  at('2027-03-12T12:00:00Z')
  const ana = await member('UTC')
  ana.token = await signInForLong(ana)
  world.know(ana.email, 'Ana')
  const week = await challenge('2027-03-08')
  await complete(ana, week.id, week.task(1))
  await db().outgoingMail.deleteMany()
  const body = { reminderAt: '18:00', mail: ['reminder'], digest: true }
  expect((await call(`PUT /user/${ana.id}/notifications`, { token: ana.token, body })).status).toBe(200)

  const evening = async (day: Date, refusesUntil: number) => {
    world.mailbox.state.refuse = true
    const open = async () => {
      world.mailbox.state.refuse = false
    }
    const acts = [{ at: addHours(day, refusesUntil), act: open }]
    const arrivals = await world.run(addHours(day, 17), addHours(day, 41), acts, HALF_HOUR)
    return arrivals.map(({ at, what }) => `${at.toISOString().slice(0, 16)} ${what}`).sort()
  }
  expect(await evening(SATURDAY, 19)).toEqual(['2027-03-13T19:00 mail reminder'])
  expect(await evening(addDays(SATURDAY, 1), 20)).toEqual([])
  expect(await countWaitingMails()).toBe(0)
  expect(await db().outgoingMail.count({ where: { sentAt: null } })).toBe(2)
})
