import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { checkChallengeContract } from '@/lib/features/challenges/publishing/contract'
import { challengeListQuery, type Finding, previewQuery } from '@/lib/features/challenges/publishing/schema'
import { listForEditors, previewChallenge, readSummary } from '@/lib/features/challenges/publishing/service'
import { addDays, localDateAt, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import type { AdminActor } from '@/lib/platform/session/actor'
import { buildAdmin } from '../../factories/admin'
import { buildChallenge } from '../../factories/challenge'
import { buildPhoto } from '../../factories/photo'
import { buildTask } from '../../factories/task'
import { call } from '../../support/api'
import { adult, complete, member } from '../../support/scene'

let actor: AdminActor & { token: string }
beforeAll(async () => {
  const { id: userId, token } = await buildAdmin()
  const nobody = {
    familyId: null,
    timezone: null,
    language: null,
    confirmedAt: new Date(),
    hasAdminRole: true,
    hasSecondFactor: false,
    contentRevision: null,
  }
  actor = { ...nobody, userId, sessionId: '', remember: false, isAdmin: true, locale: 'en', token }
})
beforeEach(async () => {
  await db().completion.deleteMany()
  await db().challenge.deleteMany()
})

const today = () => localDateAt(new Date(), 'UTC')
const monday = () => addDays(startOfIsoWeek(today()), 28)
const PORTUGUESE = {
  'pt-BR': { title: 'Uma boa semana', description: 'Sete dias.' },
}

const check = async (id: string, query = '') =>
  call<typeof checkChallengeContract>(`GET /challenges/${id}/check${query}`, { token: actor.token })
const findings = async (id: string, query = '') => (await check(id, query)).data
const codes = (found: Finding[]) => [...new Set(found.map(({ code }) => code))]

async function wholeTask() {
  const translations = { 'pt-BR': { name: 'Água', description: 'Beber.', examples: ['Assim'] } }
  const photo = await buildPhoto({ uploaderId: null })
  return buildTask({ name: 'Water', translations, imagePhotoId: photo.id })
}

async function wholeWeek(data: Parameters<typeof buildChallenge>[0] = {}) {
  const { id: taskId } = await wholeTask()
  const plan = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, taskId }))
  return buildChallenge({ startDate: monday(), isActive: false, translations: PORTUGUESE, plan, ...data })
}

it('the check of a complete week finds no problems', async () => {
  const { challenge } = await wholeWeek()
  expect(await findings(challenge.id)).toEqual([])
})

it('the check reports missing texts, empty days and untranslated tasks', async () => {
  const bare = await buildChallenge({ startDate: monday(), isActive: false, description: '', plan: [] })
  expect(await findings(bare.challenge.id)).toEqual([
    { code: 'no_tasks', severity: 'error' },
    { code: 'description_missing', severity: 'warning', language: 'en' },
    { code: 'title_missing', severity: 'warning', language: 'pt-BR' },
    { code: 'description_missing', severity: 'warning', language: 'pt-BR' },
  ])
  const task = await buildTask({ name: 'Bare' })
  const plan = [3, 4].map((dayOfWeek) => ({ dayOfWeek, taskId: task.id }))
  const { challenge } = await wholeWeek({ startDate: addDays(monday(), 2), plan })
  const about = { id: task.id, name: 'Bare' }
  expect(await findings(challenge.id)).toEqual([
    ...[5, 6, 7, 1, 2].map((day) => ({ code: 'empty_day', severity: 'warning', day })),
    { code: 'task_untranslated', severity: 'warning', language: 'pt-BR', task: about },
  ])
})

it('the check reports tasks that a challenge within the given number of weeks already uses', async () => {
  const { id: taskId } = await wholeTask()
  const plan = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, taskId }))
  const { challenge } = await wholeWeek({ plan })
  const before = await wholeWeek({ plan: [{ dayOfWeek: 1, taskId }], startDate: addDays(monday(), -21) })
  const other = { id: before.challenge.id, title: 'A good week', startDate: addDays(monday(), -21) }
  const task = { id: taskId, name: 'Water' }
  expect(await findings(challenge.id)).toEqual([
    { code: 'task_repeated', severity: 'warning', task, challenge: { ...other, weekNumber: 1 } },
  ])
  expect(await findings(challenge.id, '?weeksBack=2')).toEqual([])
  expect((await check(challenge.id, '?weeksBack=many')).status).toBe(422)
})

it('the check reports overlapping active weeks, a broken cycle number and a past week', async () => {
  const { challenge } = await wholeWeek({ weekNumber: 4 })
  const draft = await wholeWeek({ startDate: addDays(monday(), 3) })
  expect(await findings(challenge.id)).toEqual([])
  await db().challenge.update({ where: { id: draft.challenge.id }, data: { isActive: true } })
  expect(codes(await findings(challenge.id))).toEqual(['overlap'])
  await wholeWeek({ startDate: addDays(monday(), -7), weekNumber: 2, isActive: true })
  const [, cycle] = await findings(challenge.id)
  expect(cycle).toMatchObject({ code: 'cycle_broken', weekNumber: 3, challenge: { weekNumber: 2 } })
  await db().challenge.update({ where: { id: challenge.id }, data: { weekNumber: 3 } })
  expect(codes(await findings(challenge.id))).toEqual(['overlap'])
  const past = await wholeWeek({ startDate: addDays(monday(), -56) })
  expect(codes(await findings(past.challenge.id))).toEqual(['window_over'])
})

it('the check returns 403 to other users and 404 for an unknown challenge', async () => {
  const { token } = await adult()
  const id = '0190a000-0000-7000-8000-000000000000'
  expect((await call(`GET /challenges/${id}/check`, { token })).status).toBe(403)
  expect((await check(id)).status).toBe(404)
  await expect(readSummary(actor, id)).rejects.toThrow('not_found')
  await expect(previewChallenge(actor, id, previewQuery.parse({}))).rejects.toThrow('not_found')
})

const list = (query: Record<string, string> = {}) => listForEditors(actor, challengeListQuery.parse(query))

it("the editors' list pages, filters, searches and sorts challenges, and ignores invalid parameters", async () => {
  const start = startOfIsoWeek(today())
  await buildChallenge({ startDate: start, title: 'Now' })
  await buildChallenge({ startDate: addDays(start, 7), title: 'Soon', plan: [], translations: PORTUGUESE })
  await buildChallenge({ startDate: addDays(start, -14), title: 'Done', plan: [] })
  for (let week = 2; week < 22; week += 1)
    await buildChallenge({
      startDate: addDays(start, 7 * week),
      title: `Draft ${week}`,
      isActive: false,
      plan: [],
    })
  const titles = async (query: Record<string, string>) =>
    (await list(query)).challenges.map(({ title }) => title)
  expect(await list()).toMatchObject({ total: 23, pages: 2, page: 1 })
  expect(await titles({ page: '2' })).toEqual(['Soon', 'Now', 'Done'])
  expect(await titles({ page: '99', status: 'no', sort: '?' })).toEqual(['Soon', 'Now', 'Done'])
  expect(await titles({ status: 'active' })).toEqual(['Now'])
  expect(await titles({ status: 'upcoming' })).toEqual(['Soon'])
  expect(await titles({ status: 'completed' })).toEqual(['Done'])
  expect((await list({ status: 'inactive' })).total).toBe(20)
  expect((await list({ period: 'ahead' })).total).toBe(22)
  expect(await titles({ search: 'boa SEMANA' })).toEqual(['Soon'])
  for (const search of ['%', '_', 'N_w', 'boa%', '\\']) expect(await titles({ search })).toEqual([])
  expect(await titles({ search: 'o', sort: 'title', status: 'active' })).toEqual(['Now'])
  expect((await titles({ sort: 'start', order: 'asc' }))[0]).toBe('Done')
  const { challenges } = await list({ search: 'now' })
  expect(challenges).toMatchObject([{ taskCount: 7, completionCount: 0, translated: 'missing', version: 1 }])
})

it('the summary of a challenge counts the completions of all families', async () => {
  const family = await member()
  const { challenge, assignments } = await buildChallenge({ startDate: today() })
  const planned = assignments.find((row) => row.dayOfWeek === (new Date().getUTCDay() || 7))
  expect((await complete(family, challenge.id, planned?.id ?? '')).status).toBe(201)
  expect((await readSummary(actor, challenge.id)).completionCount).toBe(1)
})

it('the preview shows a week as families see it at a given time, zone and language', async () => {
  const { challenge } = await wholeWeek()
  const at = (query: Record<string, string>) =>
    previewChallenge(actor, challenge.id, previewQuery.parse(query))
  const first = await at({})
  expect(first).toMatchObject({ isActive: false, isVisible: true, moment: { today: monday(), zone: 'UTC' } })
  expect(first.challenge).toMatchObject({ status: 'active', title: 'A good week' })
  const evening = { date: monday(), time: '01:30', zone: 'America/Sao_Paulo', language: 'pt-BR' }
  const before = await at(evening)
  expect(before.moment).toMatchObject({ today: addDays(monday(), -1), localTime: '22:30' })
  expect(before).toMatchObject({
    isVisible: false,
    challenge: { status: 'upcoming', title: 'Uma boa semana' },
  })
  expect((await at({ date: addDays(monday(), 7) })).challenge.status).toBe('completed')
  const wrong = await at({ date: 'x', time: '25:00', zone: 'Nowhere', language: 'xx' })
  expect(wrong.moment).toEqual(first.moment)
})
