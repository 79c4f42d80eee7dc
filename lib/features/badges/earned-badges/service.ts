import 'server-only'
import { notifyFamily } from '@/lib/features/notifications/service'
import { FIRST_DATE } from '@/lib/features/scores/rules'
import { computeStreak } from '@/lib/features/scores/service'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import type { Queryable } from '@/lib/platform/db/query'
import * as repo from '../repository'
import {
  type BadgeRule,
  type EarnedBadge,
  type FamilySummary,
  isQualified,
  listOccasions,
  toOccasion,
} from '../rules'
import type { BadgeRow } from '../schema'
import { findAllBadges, getBadgeRule, type Petals } from '../service'

/** Part of the family's snapshot that the badge rules need. */
type BadgeSnapshot = {
  earnedBadges: EarnedBadge[]
  completionsByDay: { date: LocalDate; count: number }[]
  followsByDay: { date: LocalDate; count: number }[]
  restDays: LocalDate[]
  contentRevision: string | null
}

type GrantInput = {
  familyId: string
  completionId: string
  /** The adult who needs no notification. Without it, no adult gets one. */
  byUserId?: string
  localDate: LocalDate
  earnedAt: Date
  completedChallenge?: { id: string; weekNumber: number } | undefined
  cycle: { start: LocalDate; petals: Petals }
  /** After the completion or its reversal. */
  family: BadgeSnapshot
}

/** Grants all badges for which the family newly qualifies, and returns them. */
export async function grantBadges(tx: Queryable, input: GrantInput): Promise<BadgeRow[]> {
  const { familyId, completionId, byUserId, earnedAt, completedChallenge, cycle, family } = input
  const earned = new Set(family.earnedBadges.map(({ badgeId, occasion }) => `${badgeId} ${occasion}`))
  const qualified: { badge: BadgeRow; occasion: string }[] = []
  const summarize = createSummaryLoader(tx, input)
  for (const badge of await findAllBadges(tx, family.contentRevision)) {
    const rule = getBadgeRule(badge)
    const occasion = toOccasion(rule, { completedChallenge, cycleStart: cycle.start })
    if (occasion === null || earned.has(`${badge.id} ${occasion}`)) continue
    if (isQualified(rule, await summarize(rule))) qualified.push({ badge, occasion })
  }
  const insertedIds = await repo.insertEarnedBadges(
    tx,
    familyId,
    qualified.map(({ badge, occasion }) => ({ badgeId: badge.id, occasion, completionId, earnedAt })),
  )
  const inserted = qualified.filter(({ badge }) => insertedIds.has(badge.id))
  if (byUserId)
    for (const { badge, occasion } of inserted)
      await notifyOtherAdults(tx, { familyId, badgeId: badge.id, occasion, byUserId, earnedAt })
  return inserted.map(({ badge }) => badge).sort((a, b) => (a.id < b.id ? -1 : 1))
}

type BadgeNews = {
  familyId: string
  badgeId: string
  occasion: string
  byUserId: string | null
  earnedAt: Date
}

function notifyOtherAdults(
  tx: Queryable,
  { familyId, badgeId, occasion, byUserId, earnedAt }: BadgeNews,
): Promise<void> {
  return notifyFamily(tx, {
    familyId,
    kind: 'badge',
    exceptUserId: byUserId,
    subjectId: badgeId,
    detail: occasion,
    at: earnedAt,
  })
}

type RevocationScope = { familyId: string; since: Date; challengeId: string; cycleStart: LocalDate }

/**
 * Deletes the earned badges that may depend on the undone completion. The caller grants again what is still earned.
 * @returns the remaining earned badges
 */
export async function revokeBadgesSince(
  tx: Queryable,
  { familyId, since, ...undone }: RevocationScope,
  earnedBadges: EarnedBadge[],
): Promise<EarnedBadge[]> {
  const occasions = listOccasions(undone.challengeId, undone.cycleStart)
  const remaining = earnedBadges.filter(
    ({ completionId, earnedAt, occasion }) =>
      completionId === null || earnedAt < since || !occasions.includes(occasion),
  )
  if (remaining.length < earnedBadges.length)
    await repo.deleteEarnedBadgesSince(tx, familyId, { since, occasions })
  return remaining
}

function createSummaryLoader(tx: Queryable, input: GrantInput): (rule: BadgeRule) => Promise<FamilySummary> {
  const { localDate, completedChallenge, cycle, family } = input
  const { restDays, contentRevision } = family
  const completedDates = family.completionsByDay.map(({ date }) => date)
  const streaks = new Map<LocalDate, ReturnType<typeof computeStreak>>()
  const streakFrom = (from: LocalDate) => {
    const known =
      streaks.get(from) ??
      computeStreak(tx, { completedDates, restDays, today: localDate }, { from, contentRevision })
    streaks.set(from, known)
    return known
  }
  return async (rule) => {
    const from = ('from' in rule ? rule.from : undefined) ?? FIRST_DATE
    const counted = rule.type === 'tasks' || rule.type === 'first_photo'
    return {
      tasksDone: counted ? countSince(family.completionsByDay, from) : 0,
      follows: rule.type === 'follows' ? countSince(family.followsByDay, from) : 0,
      streak: rule.type === 'streak' ? await streakFrom(from) : { current: 0, best: 0 },
      cycleStart: cycle.start,
      petals: cycle.petals,
      completedChallenge,
    }
  }
}

const countSince = (days: BadgeSnapshot['completionsByDay'], from: LocalDate): number =>
  days.reduce((sum, { date, count }) => (date >= from ? sum + count : sum), 0)

const NOTHING_ELSE = { tasksDone: 0, streak: { current: 0, best: 0 } }

/** Grants the badges for followed families. They have no completion, so undoing one does not delete them. */
export async function grantFollowBadges(
  tx: Queryable,
  familyId: string,
  { earnedAt, byUserId }: { earnedAt: Date; byUserId: string | null },
): Promise<void> {
  const earned = await repo.findEarnedBadgeKeys(tx, familyId)
  const qualifiedIds: string[] = []
  for (const badge of await findAllBadges(tx, null)) {
    const { id } = badge
    const rule = getBadgeRule(badge)
    if (rule.type !== 'follows' || earned.has(`${id} once`)) continue
    const follows = await repo.countFollows(tx, familyId, rule.from ?? FIRST_DATE)
    if (isQualified(rule, { ...NOTHING_ELSE, follows })) qualifiedIds.push(id)
  }
  const insertedIds = await repo.insertEarnedBadges(
    tx,
    familyId,
    qualifiedIds.map((badgeId) => ({ badgeId, occasion: 'once', completionId: null, earnedAt })),
  )
  for (const badgeId of insertedIds)
    await notifyOtherAdults(tx, { familyId, badgeId, occasion: 'once', byUserId, earnedAt })
}
