import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendDigests } from '@/lib/features/completions/digests/service'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { renderMail } from '@/lib/platform/mail/templates'
import { buildBadge } from '../../factories/badge'
import { signIn } from '../../factories/session'
import { call } from '../../support/api'
import { at, challenge, complete, type Member, member, undo } from '../../support/scene'

const MONDAY = '2027-03-08'
const SUNDAY = '2027-03-14'

let ana: Member
let week: Awaited<ReturnType<typeof challenge>>

const write = (by: Member, body: object) =>
  call(`PUT /user/${by.id}/notifications`, { token: by.token, body })
const digests = (who = ana) =>
  db().outgoingMail.findMany({ where: { userId: who.id, template: 'digest' }, orderBy: { id: 'asc' } })
const count = async (who = ana) => (await digests(who)).length
/** Two servers at once. */
async function run(instant: string) {
  at(instant)
  await Promise.all([sendDigests(new Date(instant)), sendDigests(new Date(instant))])
}
async function later(instant: string) {
  at(instant)
  ana.token = await signIn(ana)
}

beforeEach(async () => {
  await db().notificationSettings.updateMany({ data: { nextDigestAt: null } })
  await db().challenge.updateMany({ data: { isActive: false } })
  at(`${MONDAY}T10:00:00Z`)
  ana = await member('UTC')
  week = await challenge(MONDAY)
  expect((await write(ana, { digest: true })).status).toBe(200)
})

afterEach(() => vi.useRealTimers())

describe('the weekly digest', () => {
  it("is sent once on Sunday evening with the week's results, the next week and an unsubscribe link", async () => {
    await challenge('2027-03-15')
    at(`${SUNDAY}T10:00:00Z`)
    ana.token = await signIn(ana)
    await complete(ana, week.id, week.task(7))
    const { id: badgeId } = await buildBadge({ kind: 'special' })
    const earned = {
      badgeId,
      familyId: ana.familyId,
      occasion: 'once',
      earnedAt: new Date(`${SUNDAY}T12:00:00Z`),
    }
    await db().earnedBadge.create({ data: earned })
    await run(`${SUNDAY}T17:59:00Z`)
    expect(await count()).toBe(0)
    await run(`${SUNDAY}T18:00:30Z`)
    await run(`${SUNDAY}T18:01:30Z`)
    const [mail, ...more] = await digests()
    expect(more).toEqual([])
    const values = mail?.values as Record<string, string>
    expect(values).toMatchObject({
      tasks: '1',
      badges: '1',
      streak: '1',
      hasNext: 'yes',
      link: expect.stringMatching(/\/my-activities\/harvest\?week=2027-W10$/),
      unsubscribe: expect.stringMatching(/\/unsubscribe\//),
      oneClick: expect.stringMatching(/\/api\/v1\/unsubscribe\//),
    })
    const { points } = await db().familyScore.findUniqueOrThrow({
      where: { familyId_period: { familyId: ana.familyId, period: '2027-W10' } },
    })
    expect(values.points).toBe(String(points))
    const { text } = renderMail('digest', 'en', values)
    expect(text).toContain(`1 task done together, ${points} points and a new badge`)
    expect(text).toContain(`Next week's theme: ${values.next}.`)
    expect(renderMail('digest', 'pt-BR', values).text).toContain('1 tarefa feita em família')
    expect(renderMail('digest', 'en', values).html).toContain('Your streak has begun: one day.')
    expect(renderMail('digest', 'pt-BR', values).text).toContain('A sequência começou: 1 dia.')
  })

  it('is not sent for a week without completions, and undone tasks do not count', async () => {
    await complete(ana, week.id, week.task(1))
    await undo(ana, week.id, week.task(1))
    await run(`${SUNDAY}T18:00:00Z`)
    expect(await count()).toBe(0)
    await db().challenge.updateMany({ data: { isActive: false } })
    await later('2027-03-15T10:00:00Z')
    const next = await challenge('2027-03-15')
    await complete(ana, next.id, next.task(1))
    await run('2027-03-21T18:00:00Z')
    expect((await digests()).map(({ values }) => values)).toMatchObject([
      { tasks: '1', hasNext: 'no', next: '' },
    ])
  })

  it('shows the streak at the end of its week, and no line without a streak', async () => {
    await complete(ana, week.id, week.task(1))
    for (const day of [2, 3, 4, 5, 6]) {
      await later(`2027-03-${String(7 + day).padStart(2, '0')}T10:00:00Z`)
      await complete(ana, week.id, week.task(day))
    }
    // The task of Monday is done before the mail comes.
    await write(ana, { quietFrom: '17:00', quietTo: '07:30' })
    const next = await challenge('2027-03-15')
    await later(`${SUNDAY}T16:00:00Z`)
    await complete(ana, week.id, week.task(7))
    await later('2027-03-15T07:00:00Z')
    await complete(ana, next.id, next.task(1))
    await run('2027-03-15T07:30:00Z')
    const [mail] = await digests()
    const values = mail?.values as Record<string, string>
    expect(values.streak).toBe('7')
    const { text, html } = renderMail('digest', 'en', values)
    for (const body of [text, html]) expect(body).toContain('Your streak: 7 days in a row.')
    expect(renderMail('digest', 'pt-BR', values).html).toContain('A sequência de vocês: 7 dias seguidos.')
    const { streak: _, ...older } = values
    for (const stored of [{ ...values, streak: '0' }, older])
      expect(renderMail('digest', 'en', stored).text).toMatch(/family's week!( Next week's theme.*)?\n/)
  })

  it('is not sent again when the quiet hours are changed afterwards', async () => {
    await complete(ana, week.id, week.task(1))
    await run(`${SUNDAY}T18:00:00Z`)
    await later(`${SUNDAY}T18:10:00Z`)
    await write(ana, { quietFrom: '17:00' })
    await run('2027-03-15T08:00:00Z')
    expect(await count()).toBe(1)
  })

  it('is not sent hours late, after unsubscribing, to an inactive account or without a family', async () => {
    await complete(ana, week.id, week.task(1))
    await db().notificationSettings.update({ where: { userId: ana.id }, data: { digest: false } })
    await run(`${SUNDAY}T18:00:00Z`)
    const stopped = await db().notificationSettings.findUniqueOrThrow({ where: { userId: ana.id } })
    expect(stopped.nextDigestAt).toBeNull()
    await write(ana, { digest: true })
    await run(`${SUNDAY}T20:30:00Z`)
    await db().user.update({ where: { id: ana.id }, data: { status: 'inactive' } })
    await run('2027-03-21T18:00:00Z')
    await db().user.update({ where: { id: ana.id }, data: { status: 'active', familyId: null } })
    await run('2027-03-28T18:00:00Z')
    expect(await count()).toBe(0)
  })

  it('is not sent to an unconfirmed address where the operator requires confirmation', async () => {
    await complete(ana, week.id, week.task(1))
    await db().user.update({ where: { id: ana.id }, data: { emailVerifiedAt: null } })
    Object.assign(env(), { REQUIRE_VERIFIED_EMAIL: true })
    await run(`${SUNDAY}T18:00:00Z`)
    Object.assign(env(), { REQUIRE_VERIFIED_EMAIL: false })
    expect(await count()).toBe(0)
  })

  it('follows the time zone of the family', async () => {
    await complete(ana, week.id, week.task(1))
    const body = { timezone: 'Pacific/Auckland' }
    expect((await call(`PUT /families/${ana.familyId}`, { token: ana.token, body })).status).toBe(200)
    await run(`${MONDAY}T10:01:00Z`)
    await run(`${SUNDAY}T05:00:30Z`)
    expect(await count()).toBe(1)
    await run(`${SUNDAY}T18:00:00Z`)
    expect(await count()).toBe(1)
  })
})
