import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { readAnalyticsContract, readDashboardContract } from '@/lib/features/analytics/contract'
import { addDays } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { toDateColumn } from '@/lib/platform/db/local-date'
import { buildAdmin } from '../../factories/admin'
import { signIn } from '../../factories/session'
import { call } from '../../support/api'
import { at, challenge, complete, type Member, member } from '../../support/scene'

afterAll(() => void vi.useRealTimers())

let admin: { id: string }
let week: Awaited<ReturnType<typeof challenge>>
const families: Member[] = []

/** Seven families join on Monday the 2nd; in the next week six do the first task, and one does all. */
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
  at('2026-03-19T09:00:00Z')
})

const fresh = async <P extends { id: string }>(person: P) => ({ ...person, token: await signIn(person) })

const get = async <C>(line: string) => call<C>(`GET ${line}`, { token: await signIn(admin) })
const read = async (range: string) =>
  (await get<typeof readAnalyticsContract>(`/admin/analytics?range=${range}`)).data

it('analytics count whole weeks, and hide figures of few families and figures that reveal them', async () => {
  const { engagement, growth, topChallenges, previous, retention, to } = await read('month')
  expect(to).toBe('2026-03-15')
  expect(engagement).toMatchObject({ completions: 10, activeFamilies: 5, posts: 10, likes: 0 })
  // One finished, five did not: neither count is shown, nor the share.
  expect(engagement).toMatchObject({ challengesBegun: 5, challengesFinished: null, finishedShare: null })
  expect(engagement.reasons).toEqual({ challengesFinished: 'linked', finishedShare: 'linked' })
  expect(topChallenges).toMatchObject([
    { families: 5, completions: 10, finished: null, reasons: { finished: 'few' } },
  ])
  // The smallest visible day is hidden with the six days of one family.
  const done = growth.filter(({ completions }) => completions !== 0)
  expect(done.map(({ date, reason }) => [date, reason])).toEqual(
    [9, 10, 11, 12, 13, 14, 15].map((day, n) => [
      `2026-03-${String(day).padStart(2, '0')}`,
      n === 0 ? 'linked' : 'few',
    ]),
  )
  expect(previous).toMatchObject({ to: '2026-02-15', users: { new: 0 }, engagement: { completions: 0 } })
  expect(previous.engagement.reasons).toEqual({ finishedShare: 'none' })
  expect(retention.cohorts).toEqual([
    { week: '2026-03-02', families: 7, shares: [0, null], reasons: [null, 'linked'] },
  ])
})

it('analytics count a family once per range, and a week equally in every range', async () => {
  for (const range of ['week', 'month', 'quarter', 'year'])
    expect((await read(range)).engagement).toMatchObject({ completions: 10, activeFamilies: 5 })
  const step = (await read('quarter')).growth.find(({ date }) => date === '2026-03-09')
  expect(step).toMatchObject({ days: 7, completions: 10 })
})

it('analytics of every range and the dashboard stay unchanged when a single family completes a task', async () => {
  const everything = async () => {
    const ranges = await Promise.all(['week', 'month', 'quarter', 'year'].map(read))
    const { data } = await get<typeof readDashboardContract>('/admin/dashboard')
    const { activeFamilies, challengesCompleted } = data
    const figures = ranges.map(({ engagement, growth, topChallenges, retention, previous }) => ({
      engagement,
      growth,
      topChallenges,
      retention,
      previous,
    }))
    return { told: figures, activeFamilies, challengesCompleted }
  }
  const now = await challenge('2026-03-16')
  const before = await everything()
  for (const keen of families.slice(0, 1)) await complete(await fresh(keen), now.id, now.task(2))
  expect(await everything()).toEqual(before)
})

it('a finished week with only one active family appears in no figure', async () => {
  const before = (await read('quarter')).engagement
  at('2026-03-26T09:00:00Z')
  const after = await read('quarter')
  expect(after.to).toBe('2026-03-22')
  expect(after.engagement.completions).toBe(before.completions)
  expect(after.engagement.posts).toBe(before.posts)
  const week = await read('week')
  expect(week.engagement).toMatchObject({ completions: null, activeFamilies: null })
  expect(week.engagement.reasons).toMatchObject({ completions: 'few', activeFamilies: 'few' })
  expect(await db().figureChange.count()).toBe(0)
})

it('the dashboard shows open reports, unplanned challenges and the coming weeks', async () => {
  const dashboard = async () => (await get<typeof readDashboardContract>('/admin/dashboard')).data
  const empty = await db().challenge.findFirstOrThrow({ orderBy: { startDate: 'desc' } })
  expect(await dashboard()).toMatchObject({
    activeFamilies: null,
    challengesCompleted: null,
    reasons: { activeFamilies: 'few', challengesCompleted: 'few' },
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
  const { nextWeek, weeks } = await dashboard()
  expect(nextWeek).toMatchObject({ from, challenge: { isActive: true } })
  expect(weeks).toHaveLength(4)
  expect(weeks[1]).toEqual(nextWeek)
  expect(weeks[3]).toEqual({ from: addDays(from, 14), challenge: null })
})

it('the dashboard shows a challenge that starts midweek in both of its weeks', async () => {
  const dashboard = async () => (await get<typeof readDashboardContract>('/admin/dashboard')).data
  const { from } = (await dashboard()).nextWeek
  await db().challenge.deleteMany({ where: { startDate: { gte: toDateColumn(from) } } })
  const startDate = addDays(from, 2)
  const { id } = await challenge(startDate, { plan: {} })
  const { nextWeek, weeks } = await dashboard()
  expect(nextWeek).toEqual({ from, challenge: null })
  expect(weeks.slice(1)).toMatchObject([
    { from, challenge: { id, startDate } },
    { from: addDays(from, 7), challenge: { id, startDate } },
    { from: addDays(from, 14), challenge: null },
  ])
})

it('analytics return 422 for an unknown range or format, and 403 to other users', async () => {
  for (const line of ['/admin/analytics?range=decade', '/admin/analytics/export?format=doc']) {
    const { status, error } = await get(line)
    expect([status, error.code]).toEqual([422, 'validation_failed'])
  }
  for (const { token } of await Promise.all(families.slice(0, 1).map(fresh))) {
    expect((await call('GET /admin/analytics', { token })).status).toBe(403)
    expect((await call('GET /admin/dashboard', { token })).status).toBe(403)
  }
})
