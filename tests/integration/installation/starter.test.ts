import { expect, it } from 'vitest'
import { getCurrentChallenge } from '@/lib/features/challenges/service'
import type { installStarterContract } from '@/lib/features/installation/starter/contract'
import { installStarter, readStarterState } from '@/lib/features/installation/starter/service'
import { env } from '@/lib/platform/config/env'
import { addDays, localDateAt, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { fromDateColumn } from '@/lib/platform/db/local-date'
import { buildAdmin } from '../../factories/admin'
import { buildChallenge } from '../../factories/challenge'
import { buildFamily } from '../../factories/family'
import { buildFamilyActor } from '../../factories/session'
import { call } from '../../support/api'

const COUNTS = { tasks: 27, badges: 14, recipes: 4, challenges: 4 }

async function empty() {
  await db().challenge.deleteMany()
  for (const table of [db().task, db().badge, db().recipe, db().contentPack, db().user, db().family]) {
    await (table.deleteMany as () => Promise<unknown>)()
  }
}

async function readContent() {
  return {
    tasks: await db().task.findMany({ orderBy: { id: 'asc' } }),
    badges: await db().badge.findMany({ orderBy: { id: 'asc' } }),
    recipes: await db().recipe.findMany({ orderBy: { id: 'asc' } }),
    challenges: await db().challenge.findMany({
      orderBy: { startDate: 'asc' },
      include: { assignments: true },
    }),
  }
}

it('the starter content has tasks, badges, recipes and four weeks in both languages, but no accounts', async () => {
  await empty()
  expect(await installStarter(null)).toEqual({ installed: true, active: true, counts: COUNTS })
  const { tasks, badges, recipes, challenges } = await readContent()
  for (const { language, translations } of [...tasks, ...badges, ...recipes, ...challenges]) {
    expect([language, ...Object.keys(translations as object)].sort()).toEqual(['en', 'pt-BR'])
  }
  expect(new Set(badges.map(({ kind }) => kind))).toEqual(new Set(['weekly', 'special', 'monthly']))
  expect(recipes.filter(({ challengeId }) => challengeId)).toHaveLength(2)
  expect(challenges.map(({ assignments }) => assignments.length > 6)).toEqual([true, true, true, true])
  expect(await db().user.count()).toBe(0)
  expect(await db().family.count()).toBe(0)
  const entry = await db().auditEntry.findFirstOrThrow({ where: { action: 'content.starter_installed' } })
  expect(entry.details).toEqual({ ...COUNTS, active: true })
})

it('the starter content begins with the current week, which a family can do at once', async () => {
  await empty()
  const monday = startOfIsoWeek(localDateAt(new Date(), env().APP_TIMEZONE))
  await installStarter(null)
  const { challenges } = await readContent()
  expect(challenges.map(({ startDate }) => fromDateColumn(startDate))).toEqual(
    [0, 7, 14, 21].map((days) => addDays(monday, days)),
  )
  expect(challenges.map(({ weekNumber, isActive }) => [weekNumber, isActive])).toEqual(
    [1, 2, 3, 4].map((week) => [week, true]),
  )
  const { adult } = await buildFamily({ timezone: 'UTC' })
  const current = await getCurrentChallenge(await buildFamilyActor(adult))
  expect(new Set(current.tasks.map(({ day }) => day))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]))
})

it.each([
  ['Pacific/Kiritimati', '2026-11-29T11:00:00Z', '2026-11-30'],
  ['America/Sao_Paulo', '2026-11-30T02:00:00Z', '2026-11-23'],
])('the starter content begins with the current week of the time zone %s', async (zone, now, monday) => {
  await empty()
  Object.assign(env(), { APP_TIMEZONE: zone })
  await installStarter(null, new Date(now))
  const { challenges } = await readContent()
  expect(challenges[0] && fromDateColumn(challenges[0].startDate)).toBe(monday)
})

it('a second installation keeps what an administrator has changed or deleted in the starter content', async () => {
  await empty()
  await installStarter(null)
  const [changed, removed] = await db().task.findMany({ orderBy: { id: 'asc' }, take: 2 })
  await db().task.update({ where: { id: changed?.id ?? '' }, data: { name: 'Our own words' } })
  await db().task.update({ where: { id: removed?.id ?? '' }, data: { deletedAt: new Date() } })
  await db().recipe.deleteMany({ where: { challengeId: null } })
  await db().challenge.deleteMany({ where: { weekNumber: 4 } })
  const before = await readContent()
  expect(await installStarter(null)).toEqual({ installed: false, active: false, counts: COUNTS })
  expect(await readContent()).toEqual(before)
})

it('the starter content is installed once by simultaneous installations', async () => {
  await empty()
  const results = await Promise.all(Array.from({ length: 4 }, () => installStarter(null)))
  expect(results.filter(({ installed }) => installed)).toHaveLength(1)
  expect(await db().task.count()).toBe(COUNTS.tasks)
  expect(await db().challengeTask.count({ where: { removedAt: null } })).toBe(33)
})

it('a failed installation of the starter content leaves no rows', async () => {
  await empty()
  await db().$executeRawUnsafe(
    "create function refuse_recipe() returns trigger language plpgsql as $$ begin raise 'no recipes'; end $$",
  )
  await db().$executeRawUnsafe(
    'create trigger refuse_recipe before insert on recipes execute function refuse_recipe()',
  )
  await expect(installStarter(null)).rejects.toThrow()
  await db().$executeRawUnsafe('drop function refuse_recipe cascade')
  expect(await db().task.count()).toBe(0)
  expect((await installStarter(null)).installed).toBe(true)
})

it('the starter weeks are drafts when challenges exist, so that the current week stays', async () => {
  await empty()
  const { challenge } = await buildChallenge()
  expect(await installStarter(null)).toMatchObject({ installed: true, active: false })
  expect(await db().challenge.count({ where: { isActive: true } })).toBe(1)
  const { adult } = await buildFamily({ timezone: 'UTC' })
  expect((await getCurrentChallenge(await buildFamilyActor(adult))).id).toBe(challenge.id)
})

it('the starter installation does not overwrite imported content with the same ids', async () => {
  await empty()
  await installStarter(null)
  await db().contentPack.deleteMany()
  await db().challenge.updateMany({ data: { title: 'Imported' } })
  const before = await readContent()
  expect(await installStarter(null)).toMatchObject({ installed: true, active: false })
  expect(await readContent()).toEqual(before)
})

it('the starter content is offered only without challenges, and the audit log names its installer', async () => {
  await empty()
  expect(await readStarterState()).toEqual({ hasChallenges: false, installedAt: null, isOffered: true })
  const { id: actorId, token } = await buildAdmin()
  const install = () => call<typeof installStarterContract>('POST /admin/content/starter', { token })
  expect(await install()).toMatchObject({ status: 200, data: { installed: true, active: true } })
  expect(await install()).toMatchObject({ status: 200, data: { installed: false } })
  const state = await readStarterState()
  expect(state).toMatchObject({ hasChallenges: true, isOffered: false })
  await db().challenge.deleteMany()
  expect((await readStarterState()).isOffered).toBe(false)
  const where = { action: 'content.starter_installed', actorId }
  expect(await db().auditEntry.count({ where })).toBe(1)
})
