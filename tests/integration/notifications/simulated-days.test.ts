import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { buildPost } from '../../factories/post'
import { signInForLong } from '../../factories/session'
import { call } from '../../support/api'
import { at, challenge, complete, member, partner } from '../../support/scene'
import { type Act, type Arrival, startSimulation } from '../../support/simulated-days'

const DAY = 86_400_000
const HALF_HOUR = () => 30
/** From noon to noon, in days from the Sunday: with two digests, or enough for the change. */
const LONG = { first: -2, last: 8 }
const SHORT = { first: -1, last: 1 }

let world: Awaited<ReturnType<typeof startSimulation>>

beforeAll(async () => {
  world = await startSimulation()
})
afterAll(() => world.stop())
beforeEach(async () => {
  await db().notificationSettings.deleteMany()
  await db().challenge.updateMany({ data: { isActive: false } })
})

type Days = typeof LONG

type Change = {
  zone: string
  /** The clock changes on it. */
  sunday: string
  /** Friday, 12:00 there. */
  from: string
  /** Of Rui's reminder, and when it comes on that Sunday. */
  hour: string
  onSunday: string
  offsets: [before: string, after: string]
}

const CHANGES: Change[] = [
  {
    zone: 'America/New_York',
    sunday: '2027-03-14',
    from: '2027-03-12T17:00:00Z',
    hour: '02:30',
    onSunday: '03:30 GMT-4',
    offsets: ['GMT-5', 'GMT-4'],
  },
  {
    zone: 'America/New_York',
    sunday: '2027-11-07',
    from: '2027-11-05T16:00:00Z',
    hour: '01:30',
    onSunday: '01:30 GMT-4',
    offsets: ['GMT-4', 'GMT-5'],
  },
  {
    zone: 'Europe/Lisbon',
    sunday: '2027-03-28',
    from: '2027-03-26T12:00:00Z',
    hour: '01:30',
    onSunday: '02:30 GMT+1',
    offsets: ['GMT+0', 'GMT+1'],
  },
  {
    zone: 'Europe/Lisbon',
    sunday: '2027-10-31',
    from: '2027-10-29T11:00:00Z',
    hour: '01:30',
    onSunday: '01:30 GMT+1',
    offsets: ['GMT+1', 'GMT+0'],
  },
  {
    zone: 'Australia/Lord_Howe',
    sunday: '2027-10-03',
    from: '2027-10-01T01:30:00Z',
    hour: '02:00',
    onSunday: '02:30 GMT+11',
    offsets: ['GMT+10:30', 'GMT+11'],
  },
  {
    zone: 'Asia/Kathmandu',
    sunday: '2027-03-28',
    from: '2027-03-26T06:15:00Z',
    hour: '02:30',
    onSunday: '02:30 GMT+5:45',
    offsets: ['GMT+5:45', 'GMT+5:45'],
  },
]

/** Days from the Sunday. */
const toDay = ({ sunday }: Change, days: number) =>
  new Date(Date.parse(sunday) + days * DAY).toISOString().slice(0, 10)

function listPromised(change: Change, { first, last }: Days): string[] {
  const { hour, onSunday, offsets } = change
  const line = (days: number, time: string, text: string) =>
    `${toDay(change, days)} ${time} ${offsets[days < 0 ? 0 : 1]} ${text}`
  const rui = [-1, 2, 3, 4, 5, 6, 7].map((days) => line(days, hour, 'mail reminder: Rui'))
  return [
    ...rui,
    `${change.sunday} ${onSunday} mail reminder: Rui`,
    ...[-2, 0, 2].map((days) => line(days, '12:30', 'mail reminder: Bia')),
    ...[-2, 0, 2, 3].map((days) => line(days, '18:30', 'push reminder: Ana')),
    line(0, '12:00', 'push week_recap: Ana'),
    line(1, '12:00', 'push challenge_published: Ana'),
    line(7, '12:00', 'push week_recap: Ana'),
    line(0, '15:00', 'push comment: Ana'),
    line(0, '18:00', 'mail digest: Rui'),
    line(1, '07:30', 'mail digest: Bia'),
    line(7, '18:00', 'mail digest: Rui'),
  ]
    .filter((each) => each > `${toDay(change, first)} 12:00` && each < `${toDay(change, last)} 12:00`)
    .sort()
}

function render({ zone }: Change, { at, what, who }: Arrival): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
  }).format(at)
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  }).format(at)
  return `${parts} ${time} ${what}: ${who}`
}

/** Builds the family: Ana has a phone, Rui only mail, Bia stops on the way. */
async function buildFamily(change: Change) {
  at(change.from)
  const ana = await member(change.zone)
  const [rui, bia] = [await partner(ana), await partner(ana)]
  for (const each of [ana, rui, bia]) each.token = await signInForLong(each)
  const people = { Ana: ana, Rui: rui, Bia: bia }
  for (const [name, { email }] of Object.entries(people)) world.know(email, name)
  await db().outgoingMail.deleteMany()
  await world.addPhone('Ana', ana.token)
  const set = async (who: typeof ana, body: object) =>
    expect((await call(`PUT /user/${who.id}/notifications`, { token: who.token, body })).status).toBe(200)
  await set(ana, {
    reminderAt: '18:30',
    push: ['comment', 'challenge_published', 'week_recap'],
    mail: ['reminder'],
  })
  const never = { quietFrom: '00:00', quietTo: '00:00' }
  await set(rui, { reminderAt: change.hour, mail: ['reminder'], digest: true, ...never })
  const evening = { quietFrom: '17:00', quietTo: '07:30' }
  await set(bia, { reminderAt: '12:30', mail: ['reminder'], digest: true, ...evening })
  const post = await buildPost(ana)
  // The challenge of the post.
  await db().challenge.updateMany({ data: { isActive: false } })
  const weeks = [await challenge(toDay(change, -6)), await challenge(toDay(change, 1), { weekNumber: 2 })]
  const where = { id: { in: weeks.map(({ id }) => id) } }
  await db().challenge.updateMany({ where, data: { announcedAt: new Date(change.from) } })
  return { ana, rui, bia, post, weeks, set }
}

async function simulate(
  change: Change,
  { first, last }: Days,
  minutes: (tick: number) => number = HALF_HOUR,
) {
  const { ana, rui, bia, post, weeks, set } = await buildFamily(change)
  const start = new Date(change.from).getTime()
  const shift = offsetMinutes(change.offsets[1]) - offsetMinutes(change.offsets[0])
  /** Hours and days from Friday at noon, by the clock on the wall. */
  const onDay = (days: number, hours: number, act: Act['act']): Act => ({
    at: new Date(start + (days + 2) * DAY + (hours - 12) * 3_600_000 - (days < 0 ? 0 : shift * 60_000)),
    act,
  })
  const say = () =>
    call(`POST /feed/${post}/comments`, { token: rui.token, body: { content: 'What a salad' } })
  const finish = (week: number, day: number) => async () => {
    const of = weeks[week]
    expect((await complete(ana, of?.id ?? '', of?.task(day) ?? '')).status).toBe(201)
  }
  const acts = [
    onDay(-1, 10, finish(0, 6)),
    onDay(0, 15, say),
    onDay(0, 21, say),
    onDay(0, 22, () =>
      call(`PUT /families/${ana.familyId}/rest-days/${toDay(change, 1)}`, { token: ana.token }),
    ),
    onDay(3, 10, () => set(bia, { reminderAt: null })),
    onDay(4, 10, finish(1, 4)),
    onDay(5, 9, () => set(ana, { reminderAt: null })),
    onDay(6, 9, () => set(bia, { digest: false })),
  ]
  const [from, to] = [first, last].map((day) => onDay(day, 12, async () => undefined).at) as [Date, Date]
  const within = acts.filter(({ at }) => at < to)
  return world.run(from, to, within, minutes)
}

function offsetMinutes(name: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d+)(?::(\d+))?)?$/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const lists = (arrivals: Arrival[], who: string) =>
  arrivals.filter((each) => each.who === who).map(({ what, at }) => ({ what, at: at.getTime() }))

describe('the simulated days of a family', () => {
  it.each(CHANGES.map((change, index) => ({ ...change, days: index === 0 ? LONG : SHORT })))(
    'produce exactly the expected messages in $zone around $sunday',
    { timeout: 120_000 },
    async ({ days, ...change }) => {
      const arrivals = await simulate(change, days)
      expect(arrivals.map((each) => render(change, each)).sort()).toEqual(listPromised(change, days))
    },
  )

  it('produce the same messages less than an hour late when the jobs run irregularly', {
    timeout: 120_000,
  }, async () => {
    const [change] = CHANGES
    if (!change) throw new Error('no change')
    const onTime = await simulate(change, SHORT)
    await db().notificationSettings.deleteMany()
    await db().challenge.updateMany({ data: { isActive: false } })
    const late = await simulate(change, SHORT, (tick) => [7, 55, 1, 41, 23, 58, 12][tick % 7] ?? 0)
    for (const who of ['Ana', 'Rui', 'Bia']) {
      const [promised, arrived] = [lists(onTime, who), lists(late, who)]
      expect(arrived.map(({ what }) => what)).toEqual(promised.map(({ what }) => what))
      for (const [index, { at: time }] of arrived.entries()) {
        const delay = time - (promised[index]?.at ?? 0)
        expect(delay).toBeGreaterThanOrEqual(0)
        expect(delay).toBeLessThan(3_600_000)
      }
    }
  })
})
