import 'server-only'
import { notifyFamily } from '@/lib/features/notifications/service'
import { photoUrl } from '@/lib/features/photos/rules'
import { FIRST_DATE } from '@/lib/features/scores/rules'
import { computeStreak } from '@/lib/features/scores/service'
import { getCachedContent } from '@/lib/platform/cache/content'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import type { Queryable } from '@/lib/platform/db/query'
import { localize } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { Actor, FamilyActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import { type BadgeFacts, type BadgeRule, isQualified, listOccasions, toAwardKey } from './rules'
import { type BadgeRow, type BadgeView, badgeRule } from './schema'

type Parts = readonly { part: number; earned: boolean }[]

/** Returns all badges, each with the family's award, if any. */
export async function listBadges(actor: Actor, parts: Parts): Promise<BadgeView[]> {
  const [rows, earned] = await Promise.all([
    allBadges(db(), actor.contentRevision),
    actor.familyId ? repo.findEarned(actor.familyId) : new Map<string, Date>(),
  ])
  return rows.map((row) => {
    const view = presentBadge(row, actor.locale, earned.get(row.id))
    return row.kind === 'monthly'
      ? { ...view, parts: parts.map(({ part, earned: has }) => ({ part, earned: has })) }
      : view
  })
}

function allBadges(tx: Queryable, contentRevision: string | null): Promise<BadgeRow[]> {
  return getCachedContent(contentRevision, 'badges', () => repo.findAll(tx))
}

/** Parsed rules: each completion checks the rules of all badges. */
const rules = new WeakMap<BadgeRow, BadgeRule>()

function getBadgeRule(row: BadgeRow): BadgeRule {
  const rule = rules.get(row) ?? badgeRule.parse(row.rule)
  rules.set(row, rule)
  return rule
}

type Reader = Pick<Actor, 'contentRevision' | 'locale'>

/** Returns the badges that each completion earned. */
export async function listBadgesByCompletion(
  reader: Reader,
  completionIds: string[],
): Promise<Map<string, BadgeView[]>> {
  const byCompletion = new Map<string, BadgeView[]>()
  const earned = await repo.findByCompletions(completionIds)
  const presentEarnedBadge = await loadBadgePresenter(
    reader,
    earned.map(({ badgeId }) => badgeId),
  )
  for (const { completionId, badgeId, earnedAt } of earned) {
    byCompletion.set(completionId, [
      ...(byCompletion.get(completionId) ?? []),
      presentEarnedBadge(badgeId, earnedAt),
    ])
  }
  return byCompletion
}

/** Returns a span's badges, oldest first. */
export async function listBadgesEarnedBetween(
  actor: FamilyActor,
  from: LocalDate,
  to: LocalDate,
): Promise<BadgeView[]> {
  const family = { id: actor.familyId, timezone: actor.timezone }
  const earned = await repo.findEarnedBetween(family, from, to)
  const present = await loadBadgePresenter(
    actor,
    earned.map(({ badgeId }) => badgeId),
  )
  return earned.map(({ badgeId, earnedAt }) => present(badgeId, earnedAt))
}

/** Returns a family's badges, newest first. */
export async function listEarnedBadges(reader: Reader, familyId: string): Promise<BadgeView[]> {
  const earned = [...(await repo.findEarned(familyId))].sort(([, a], [, b]) => b.getTime() - a.getTime())
  const present = await loadBadgePresenter(
    reader,
    earned.map(([badgeId]) => badgeId),
  )
  return earned.map(([badgeId, earnedAt]) => present(badgeId, earnedAt))
}

/** Returns a presenter of badges, also deleted ones. */
export async function loadBadgePresenter(
  { contentRevision, locale }: Reader,
  ids: string[],
): Promise<(id: string, earnedAt: Date) => BadgeView> {
  const known =
    ids.length > 0 ? await getCachedContent(contentRevision, 'badges ever', loadWithDeleted) : new Map()
  // The cache lacks badges created since the session was read.
  const badges = ids.every((id) => known.has(id)) ? known : await loadWithDeleted()
  return (id, earnedAt) => {
    const row = badges.get(id)
    if (!row) throw new RangeError(`there was never a badge ${id}`)
    return presentBadge(row, locale, earnedAt)
  }
}

async function loadWithDeleted(): Promise<Map<string, BadgeRow>> {
  const rows = await repo.findWithDeleted()
  return new Map(rows.map((row) => [row.id, row]))
}

export type FamilyFacts = {
  earnedBadges: { badgeId: string; occasion: string; completionId: string | null; earnedAt: Date }[]
  completionsByDay: { date: LocalDate; count: number }[]
  followsByDay: { date: LocalDate; count: number }[]
  restDays: LocalDate[]
  contentRevision: string | null
}

export type AwardInput = {
  familyId: string
  completionId: string
  /** Only the other adults are notified; without it none is. */
  byUserId?: string
  localDate: LocalDate
  at: Date
  completedChallenge?: { id: string; weekNumber: number } | undefined
  cycle: { start: LocalDate; parts: Parts }
  /** After the completion or its reversal. */
  facts: FamilyFacts
}

/** Awards and returns all newly qualified badges. */
export async function awardBadges(tx: Queryable, input: AwardInput): Promise<BadgeRow[]> {
  const { familyId, completionId, byUserId, at, facts } = input
  const has = new Set(facts.earnedBadges.map((one) => `${one.badgeId} ${one.occasion}`))
  const won: { badge: BadgeRow; occasion: string }[] = []
  const factsFor = createFactsLoader(tx, input)
  for (const badge of await allBadges(tx, facts.contentRevision)) {
    const rule = getBadgeRule(badge)
    const key = toAwardKey(rule, { ...pickCompletedChallenge(input), cycleStart: input.cycle.start })
    if (key === null || has.has(`${badge.id} ${key}`)) continue
    if (isQualified(rule, await factsFor(rule))) won.push({ badge, occasion: key })
  }
  const given = await repo.insertEarned(
    tx,
    won.map(({ badge, occasion }) => ({
      ...{ familyId, completionId, earnedAt: at },
      ...{ badgeId: badge.id, occasion },
    })),
  )
  for (const { badge, occasion } of won)
    if (byUserId && given.has(badge.id))
      await notifyBadge(tx, { familyId, badgeId: badge.id, occasion, byUserId, at })
  const badges = won.map(({ badge }) => badge).filter(({ id }) => given.has(id))
  return badges.sort((a, b) => (a.id < b.id ? -1 : 1))
}

type EarnedNews = { familyId: string; badgeId: string; occasion: string; byUserId: string | null; at: Date }

/** Notifies the family's other adults of a badge. */
export function notifyBadge(
  tx: Queryable,
  { badgeId, occasion, byUserId, ...news }: EarnedNews,
): Promise<void> {
  return notifyFamily(tx, {
    ...news,
    kind: 'badge',
    exceptUserId: byUserId,
    subjectId: badgeId,
    detail: occasion,
  })
}

type RevocationScope = { familyId: string; at: Date; challengeId: string; cycleStart: LocalDate }

/**
 * Deletes awards that may depend on the undone completion. The caller awards the valid ones again.
 * @returns the remaining awards
 */
export async function revokeBadgesSince(
  tx: Queryable,
  { familyId, at, ...undone }: RevocationScope,
  earned: FamilyFacts['earnedBadges'],
): Promise<FamilyFacts['earnedBadges']> {
  const occasions = listOccasions(undone.challengeId, undone.cycleStart)
  const kept = earned.filter(
    ({ completionId, earnedAt, occasion }) =>
      completionId === null || earnedAt < at || !occasions.includes(occasion),
  )
  if (kept.length < earned.length) await repo.deleteEarnedSince(tx, familyId, { at, occasions })
  return kept
}

const pickCompletedChallenge = ({ completedChallenge }: AwardInput) =>
  completedChallenge ? { completedChallenge } : {}

function createFactsLoader(tx: Queryable, input: AwardInput): (rule: BadgeRule) => Promise<BadgeFacts> {
  const { localDate: today, cycle, facts } = input
  const { restDays, contentRevision } = facts
  const completedOn = facts.completionsByDay.map(({ date }) => date)
  const streaks = new Map<LocalDate, ReturnType<typeof computeStreak>>()
  const streakFrom = (from: LocalDate) => {
    const known =
      streaks.get(from) ?? computeStreak(tx, { completedOn, restDays, today }, { from, contentRevision })
    streaks.set(from, known)
    return known
  }
  return async (rule) => {
    const from = ('from' in rule ? rule.from : undefined) ?? FIRST_DATE
    const counted = rule.type === 'tasks' || rule.type === 'first_photo'
    return {
      tasksDone: counted ? countSince(facts.completionsByDay, from) : 0,
      follows: rule.type === 'follows' ? countSince(facts.followsByDay, from) : 0,
      streak: rule.type === 'streak' ? await streakFrom(from) : { current: 0, best: 0 },
      cycleStart: cycle.start,
      cycleParts: cycle.parts,
      ...pickCompletedChallenge(input),
    }
  }
}

const countSince = (days: FamilyFacts['completionsByDay'], from: LocalDate): number =>
  days.reduce((sum, { date, count }) => (date >= from ? sum + count : sum), 0)

/** Localizes a badge, earned or not. */
export function presentBadge(row: BadgeRow, locale: Locale, earnedAt: Date | undefined): BadgeView {
  const { id, kind, name, description, motif, imagePhotoId, coloringPhotoId } = row
  return {
    id,
    kind,
    ...localize({ name, description }, row.language, row.translations, locale),
    image: imagePhotoId && photoUrl(imagePhotoId),
    coloringImage: coloringPhotoId && photoUrl(coloringPhotoId),
    motif,
    rule: getBadgeRule(row),
    version: row.version,
    earned: earnedAt !== undefined,
    earnedAt: earnedAt?.toISOString() ?? null,
  }
}
