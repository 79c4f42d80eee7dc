import { beforeAll, describe, expect, it } from 'vitest'
import { motifs } from '@/components/art/motifs'
import { getCurrentChallenge } from '@/lib/features/challenges/service'
import { listFamilies } from '@/lib/features/community/service'
import { readProgress } from '@/lib/features/completions/progress/service'
import { getFamily } from '@/lib/features/families/service'
import { readFeed } from '@/lib/features/feed/service'
import { readLeaderboard } from '@/lib/features/leaderboard/service'
import { addDays, type LocalDate, localDateAt, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { fromDateColumn } from '@/lib/platform/db/local-date'
import { verifySignInPassword } from '@/lib/platform/session/password'
import { storage } from '@/lib/platform/storage/storage'
import { seedDemoContent } from '../../scripts/demo/content'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../scripts/support/demo'
import { buildCompletion } from '../factories/completion'
import { buildFamily } from '../factories/family'
import { buildActor, buildFamilyActor } from '../factories/session'

const account = (email: string) => db().user.findUniqueOrThrow({ where: { email } })

const counts = async () => {
  const tables = [db().user, db().family, db().task, db().badge, db().challenge, db().completion, db().photo]
  return Promise.all(tables.map((table) => (table.count as () => Promise<number>)()))
}

describe('demo content', () => {
  beforeAll(() => seedDemoContent())

  it('has three demo accounts with the demo password and no language set', async () => {
    for (const email of DEMO_ACCOUNTS) {
      const { passwordHash, language } = await account(email)
      expect(await verifySignInPassword(passwordHash, DEMO_PASSWORD), email).toBe(true)
      expect(language).toBeNull()
    }
    expect(await buildActor(await account('admin@brota.example'))).toMatchObject({
      isAdmin: true,
      familyId: null,
    })
    expect(await buildActor(await account('leo@brota.example'))).toMatchObject({
      isAdmin: false,
      familyId: null,
    })
  })

  it('has the Souza family with two kids, an active streak, badges and followers', async () => {
    const ana = await buildFamilyActor(await account('ana@brota.example'))
    const family = await getFamily(ana, ana.familyId)
    expect(family).toMatchObject({ name: 'Família Souza', uniqueCode: 'SOUZA234' })
    expect(family.kids).toHaveLength(2)
    expect(family.adults.length).toBeGreaterThan(1)
    const progress = await readProgress(ana, ana.familyId)
    // Five while it is Sunday in São Paulo and Monday where the weeks are planned.
    expect(progress.streak).toBeGreaterThanOrEqual(5)
    expect(progress.points).toBeGreaterThan(100)
    expect(await db().earnedBadge.count({ where: { familyId: ana.familyId } })).toBeGreaterThan(2)
    expect(
      await db().follow.count({ where: { followedId: ana.familyId, status: 'accepted' } }),
    ).toBeGreaterThan(2)
  })

  it('has four active weeks, the last of which contains today and has tasks every day', async () => {
    const monday = startOfIsoWeek(localDateAt(new Date(), 'UTC'))
    const challenges = await db().challenge.findMany({ orderBy: { startDate: 'asc' } })
    expect(challenges.map(({ weekNumber }) => weekNumber)).toEqual([1, 2, 3, 4])
    expect(challenges.every(({ isActive }) => isActive)).toBe(true)
    expect(challenges.map(({ startDate }) => fromDateColumn(startDate))).toEqual(
      [-21, -14, -7, 0].map((days) => addDays(monday, days)),
    )
    const current = await getCurrentChallenge(await buildActor(await account('leo@brota.example')))
    expect(new Set(current.tasks.map(({ day }) => day))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]))
  })

  it('has tasks and badges of every kind in both languages, each with a known motif', async () => {
    const tasks = await db().task.findMany()
    const badges = await db().badge.findMany()
    expect(tasks.length).toBeGreaterThanOrEqual(24)
    expect(new Set(badges.map(({ kind }) => kind))).toEqual(new Set(['weekly', 'special', 'monthly']))
    for (const { language, translations, motif } of [...tasks, ...badges]) {
      const languages = [language, ...Object.keys(translations as object)]
      expect(languages.sort()).toEqual(['en', 'pt-BR'])
      expect(motifs as readonly string[]).toContain(motif)
    }
  })

  it('has recipes in both languages, one of them among the printables of the current week', async () => {
    const recipes = await db().recipe.findMany()
    expect(recipes.length).toBeGreaterThanOrEqual(3)
    for (const { language, translations } of recipes)
      expect([language, ...Object.keys(translations as object)].sort()).toEqual(['en', 'pt-BR'])
    const { materials } = await getCurrentChallenge(await buildActor(await account('leo@brota.example')))
    expect(materials.map(({ name }) => name)).toContain('Recipe: Garden water with orange and mint')
  })

  it('has more than twelve active families, whose photos are stored in both sizes', async () => {
    const active = await db().family.findMany({ where: { completions: { some: {} } } })
    expect(active.length).toBeGreaterThan(12)
    const photos = await db().photo.findMany({
      take: 20,
      where: { purpose: 'completion', unusedSince: null },
    })
    for (const { id, bytes } of photos) {
      expect((await storage().get(`photos/${id}/full.webp`))?.byteLength).toBe(bytes)
      expect((await storage().get(`photos/${id}/thumb.webp`))?.byteLength).toBeGreaterThan(0)
    }
  })

  it('has a feed with likes and comments, a full podium and followed families', async () => {
    const ana = await buildFamilyActor(await account('ana@brota.example'))
    const { items } = await readFeed(ana, { limit: 100 })
    expect(items.length).toBe(100)
    expect(new Set(items.map(({ familyId }) => familyId)).size).toBeGreaterThan(5)
    expect(items.some(({ likeCount }) => likeCount > 0)).toBe(true)
    expect(items.some(({ comments }) => comments.length > 0)).toBe(true)
    for (const { photoUrl, photoHidden } of items) expect(photoUrl === null).toBe(photoHidden)
    const found = await listFamilies(ana, { search: 'OLIVEIRA', following: 'false', limit: 20 })
    expect(found.items).toMatchObject([{ name: 'Família Oliveira', isFollowing: true }])
    const { podium, me } = await readLeaderboard(ana, { period: 'all', limit: 50 })
    expect(podium).toHaveLength(3)
    expect(me.rank).toBeGreaterThan(0)
  })

  it('has like and comment counts that match the stored rows', async () => {
    const posts = await db().post.findMany({
      select: { likeCount: true, commentCount: true, _count: { select: { likes: true, comments: true } } },
    })
    expect(posts.length).toBe(await db().completion.count())
    for (const { likeCount, commentCount, _count } of posts)
      expect({ likes: likeCount, comments: commentCount }).toEqual(_count)
  })

  it('is not seeded a second time', async () => {
    const before = await counts()
    await seedDemoContent()
    expect(await counts()).toEqual(before)
  })

  it('has completions whose local dates match their timestamps, none in the future', async () => {
    for (const { createdAt, localDate, timezone } of await db().completion.findMany()) {
      expect(localDateAt(createdAt, timezone)).toBe(fromDateColumn(localDate))
      expect(createdAt.getTime()).toBeLessThan(Date.now())
    }
  })

  it('has the same points, scores and badges as if the app had recorded the completions', async () => {
    for (const name of ['Família Souza', 'The Johnsons']) {
      const { id, timezone } = await db().family.findFirstOrThrow({ where: { name } })
      const { family, adult } = await buildFamily({ timezone })
      const actor = await buildFamilyActor(adult)
      const follows = await db().follow.findMany({ where: { followerId: id } })
      await db().follow.createMany({ data: follows.map((row) => ({ ...row, followerId: family.id })) })
      const facts = await db().completion.findMany({ where: { familyId: id }, orderBy: { createdAt: 'asc' } })
      for (const { challengeId, assignmentId, createdAt } of facts) {
        await buildCompletion({ actor, challengeId, assignmentId, at: createdAt })
      }
      expect(await given(family.id)).toEqual(await given(id))
    }
  }, 60_000)
})

async function given(familyId: string) {
  const where = { familyId }
  const dates = <T extends { localDate: Date }>({ localDate, ...row }: T): { localDate: LocalDate } => ({
    ...row,
    localDate: fromDateColumn(localDate),
  })
  const points = await db().pointEntry.findMany({
    where,
    orderBy: [{ createdAt: 'asc' }, { key: 'asc' }],
    select: {
      key: true,
      sequence: true,
      amount: true,
      reason: true,
      ruleVersion: true,
      localDate: true,
      createdAt: true,
    },
  })
  const scores = await db().familyScore.findMany({
    where,
    orderBy: { period: 'asc' },
    select: { period: true, points: true, reachedAt: true },
  })
  const badges = await db().earnedBadge.findMany({
    where,
    orderBy: [{ earnedAt: 'asc' }, { badgeId: 'asc' }],
    select: { badgeId: true, occasion: true, earnedAt: true },
  })
  const activities = await db().activity.findMany({
    where: { familyId, kind: { in: ['completed_challenge', 'earned_badge'] } },
    orderBy: [{ at: 'asc' }, { kind: 'asc' }, { subjectId: 'asc' }],
    select: { kind: true, subjectId: true, at: true },
  })
  return { points: points.map(dates), scores, badges, activities }
}
