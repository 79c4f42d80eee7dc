import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { analyticsContract, dashboardContract } from '@/lib/analytics/contract'
import { db } from '@/lib/db/client'
import { buildAdmin } from '../../factories/admin'
import { signIn } from '../../factories/session'
import { call } from '../../support/api'
import { at, challenge, complete, type Member, member, undo } from '../../support/scene'

afterAll(() => void vi.useRealTimers())

let admin: { id: string }
let week: Awaited<ReturnType<typeof challenge>>
const families: Member[] = []

/** Seven families join on Monday the 2nd; in the next week six of them do the first task, and one does all. */
beforeAll(async () => {
  at('2026-03-02T09:00:00Z')
  admin = await buildAdmin()
  week = await challenge('2026-03-09')
  for (let n = 0; n < 7; n += 1) families.push(await member())
  at('2026-03-09T09:00:00Z')
  for (const family of families.slice(0, 6)) await complete(await fresh(family), week.id, week.task(1))
  for (const day of [2, 3, 4, 5, 6, 7]) {
    at(`2026-03-${String(8 + day).padStart(2, '0')}T09:00:00Z`)
    for (const keen of families.slice(0, 1)) await complete(await fresh(keen), week.id, week.task(day))
  }
  at('2026-03-17T09:00:00Z')
})

/** Signed in anew: sessions end while the clock is turned. */
const fresh = async <P extends { id: string }>(person: P) => ({ ...person, token: await signIn(person) })

const get = async <C>(line: string) => call<C>(`GET ${line}`, { token: await signIn(admin) })
const read = async (range: string) =>
  (await get<typeof analyticsContract>(`/admin/analytics?range=${range}`)).data

it('tells what many families did, withholds what few did, and what that could be worked out from', async () => {
  const { engagement, growth, topChallenges, previous, retention } = await read('month')
  expect(engagement).toMatchObject({ completions: 12, activeFamilies: 6, posts: 12, likes: 0 })
  // One finished, five did not: neither is told, nor what share that is.
  expect(engagement).toMatchObject({ challengesBegun: 6, challengesFinished: null, finishedShare: null })
  expect(topChallenges).toMatchObject([{ families: 6, completions: 12, finished: null }])
  // The smallest day that could be told is the only one, so it is left out with the six days of one family.
  const done = growth.filter(({ completions }) => completions !== 0)
  expect(done.map(({ date, completions }) => [date, completions])).toEqual(
    [9, 10, 11, 12, 13, 14, 15].map((day) => [`2026-03-${String(day).padStart(2, '0')}`, null]),
  )
  expect(previous).toMatchObject({ to: '2026-02-15', users: { new: 0 }, engagement: { completions: 0 } })
  expect(retention.cohorts).toEqual([{ week: '2026-03-02', families: 7, shares: [0, null] }])
})

it('counts families once in a span, however many days and weeks they were active on', async () => {
  expect((await read('quarter')).engagement.activeFamilies).toBe(6)
  expect((await read('year')).engagement).toMatchObject({ completions: 12, activeFamilies: 6 })
  // Only one family was active in the last seven days.
  expect((await read('week')).engagement).toMatchObject({ completions: null, activeFamilies: null })
  const quarter = await read('quarter')
  const step = quarter.growth.find(({ date }) => date === '2026-03-09')
  expect(step).toMatchObject({ days: 7, completions: 12 })
})

it('counts what is done now at once, and no longer when it is undone, without a note for later', async () => {
  vi.useRealTimers()
  const today = new Date().toISOString().slice(0, 10)
  const now = await challenge(today)
  const day = ((new Date().getUTCDay() + 6) % 7) + 1
  await read('week')
  const people = await Promise.all(families.map(fresh))
  for (const family of people) await complete(family, now.id, now.task(day))
  expect((await read('week')).engagement).toMatchObject({ completions: 7, activeFamilies: 7 })
  for (const family of people.slice(0, 2)) await undo(family, now.id, now.task(day))
  expect((await read('week')).engagement).toMatchObject({ completions: 5, activeFamilies: 5 })
  expect((await read('week')).topChallenges).toMatchObject([{ id: now.id, families: 5, completions: 5 }])
  expect(await db().figureChange.count()).toBe(0)
})

it('says on the dashboard what is missing and what waits', async () => {
  const dashboard = async () => (await get<typeof dashboardContract>('/admin/dashboard')).data
  const empty = await db().challenge.findFirstOrThrow({ orderBy: { startDate: 'desc' } })
  expect(await dashboard()).toMatchObject({
    activeFamilies: 5,
    challengesCompleted: null,
    openReports: { total: 0, children: 0 },
    unplanned: null,
  })
  const { from } = (await dashboard()).nextWeek
  const coming = await challenge(from, { plan: {}, isActive: false })
  const reporter = { reporterId: families[0]?.id ?? null, familyId: families[1]?.familyId ?? '' }
  for (const reason of ['spam', 'child_without_permission'] as const) {
    const subjectId = reason === 'spam' ? empty.id : coming.id
    await db().report.create({ data: { kind: 'post', subjectId, reason, ...reporter } })
  }
  expect(await dashboard()).toMatchObject({
    openReports: { total: 2, children: 1 },
    unplanned: { id: coming.id, startDate: from },
  })
  await db().challenge.update({ where: { id: coming.id }, data: { isActive: true } })
  const { nextWeek } = await dashboard()
  expect(nextWeek).toMatchObject({ from, challenge: { isActive: true } })
})

it('refuses a range that there is not', async () => {
  for (const line of ['/admin/analytics?range=decade', '/admin/analytics/export?format=doc']) {
    const { status, error } = await get(line)
    expect([status, error.code]).toEqual([422, 'validation_failed'])
  }
  for (const { token } of await Promise.all(families.slice(0, 1).map(fresh))) {
    expect((await call('GET /admin/analytics', { token })).status).toBe(403)
    expect((await call('GET /admin/dashboard', { token })).status).toBe(403)
  }
})
