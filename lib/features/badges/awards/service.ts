import 'server-only'
import { notifyFamily } from '@/lib/features/notifications/service'
import { FIRST_DATE } from '@/lib/features/scores/rules'
import { computeStreak } from '@/lib/features/scores/service'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import type { Queryable } from '@/lib/platform/db/query'
import {
  type Award,
  type BadgeRule,
  type FamilySummary,
  isQualified,
  listAwardKeys,
  toAwardKey,
} from '../rules'
import type { BadgeRow } from '../schema'
import { findAllBadges, getBadgeRule, type Petals } from '../service'
import * as repo from './repository'

export type FamilyState = {
  awards: Award[]
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
  cycle: { start: LocalDate; petals: Petals }
  /** After the completion or its reversal. */
  family: FamilyState
}

/** Awards and returns all newly qualified badges. */
export async function awardBadges(tx: Queryable, input: AwardInput): Promise<BadgeRow[]> {
  const { familyId, completionId, byUserId, at, family } = input
  const has = new Set(family.awards.map((award) => `${award.badgeId} ${award.key}`))
  const won: { badge: BadgeRow; key: string }[] = []
  const summarize = createSummaryLoader(tx, input)
  for (const badge of await findAllBadges(tx, family.contentRevision)) {
    const rule = getBadgeRule(badge)
    const key = toAwardKey(rule, { ...pickCompletedChallenge(input), cycleStart: input.cycle.start })
    if (key === null || has.has(`${badge.id} ${key}`)) continue
    if (isQualified(rule, await summarize(rule))) won.push({ badge, key })
  }
  const given = await repo.insertAwards(
    tx,
    familyId,
    won.map(({ badge, key }) => ({ badgeId: badge.id, key, completionId, earnedAt: at })),
  )
  for (const { badge, key } of won)
    if (byUserId && given.has(badge.id))
      await notifyAward(tx, { familyId, badgeId: badge.id, key, byUserId, at })
  const badges = won.map(({ badge }) => badge).filter(({ id }) => given.has(id))
  return badges.sort((a, b) => (a.id < b.id ? -1 : 1))
}

type AwardNews = { familyId: string; badgeId: string; key: string; byUserId: string | null; at: Date }

/** Notifies the family's other adults of a badge. */
function notifyAward(tx: Queryable, { badgeId, key, byUserId, ...news }: AwardNews): Promise<void> {
  return notifyFamily(tx, {
    ...news,
    kind: 'badge',
    exceptUserId: byUserId,
    subjectId: badgeId,
    detail: key,
  })
}

type RevocationScope = { familyId: string; at: Date; challengeId: string; cycleStart: LocalDate }

/**
 * Deletes awards that may depend on the undone completion. The caller awards the valid ones again.
 * @returns the remaining awards
 */
export async function revokeAwardsSince(
  tx: Queryable,
  { familyId, at, ...undone }: RevocationScope,
  awards: Award[],
): Promise<Award[]> {
  const keys = listAwardKeys(undone.challengeId, undone.cycleStart)
  const kept = awards.filter(
    ({ completionId, earnedAt, key }) => completionId === null || earnedAt < at || !keys.includes(key),
  )
  if (kept.length < awards.length) await repo.deleteAwardsSince(tx, familyId, { at, keys })
  return kept
}

const pickCompletedChallenge = ({ completedChallenge }: AwardInput) =>
  completedChallenge ? { completedChallenge } : {}

function createSummaryLoader(tx: Queryable, input: AwardInput): (rule: BadgeRule) => Promise<FamilySummary> {
  const { localDate: today, cycle, family } = input
  const { restDays, contentRevision } = family
  const completedDates = family.completionsByDay.map(({ date }) => date)
  const streaks = new Map<LocalDate, ReturnType<typeof computeStreak>>()
  const streakFrom = (from: LocalDate) => {
    const known =
      streaks.get(from) ?? computeStreak(tx, { completedDates, restDays, today }, { from, contentRevision })
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
      ...pickCompletedChallenge(input),
    }
  }
}

const countSince = (days: FamilyState['completionsByDay'], from: LocalDate): number =>
  days.reduce((sum, { date, count }) => (date >= from ? sum + count : sum), 0)

const NOTHING_ELSE = { tasksDone: 0, streak: { current: 0, best: 0 } }

/** Awards follow badges. They have no completion, so undoing one does not delete them. */
export async function awardFollowBadges(
  tx: Queryable,
  familyId: string,
  { at, byUserId }: { at: Date; byUserId: string | null },
): Promise<void> {
  const has = await repo.findAwardKeys(tx, familyId)
  const won: string[] = []
  for (const badge of await findAllBadges(tx, null)) {
    const { id } = badge
    const rule = getBadgeRule(badge)
    if (rule.type !== 'follows' || has.has(`${id} once`)) continue
    const follows = await repo.countFollows(tx, familyId, rule.from ?? FIRST_DATE)
    if (isQualified(rule, { ...NOTHING_ELSE, follows })) won.push(id)
  }
  const given = await repo.insertAwards(
    tx,
    familyId,
    won.map((badgeId) => ({ badgeId, key: 'once', completionId: null, earnedAt: at })),
  )
  for (const badgeId of given) await notifyAward(tx, { familyId, badgeId, key: 'once', byUserId, at })
}
