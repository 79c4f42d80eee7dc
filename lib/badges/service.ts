import 'server-only'
import type { LocalDate } from '@/lib/dates/local-date'
import { type Db, db } from '@/lib/db/client'
import { contentOf } from '@/lib/db/content'
import { localized } from '@/lib/i18n/content'
import type { Locale } from '@/lib/i18n/locales'
import { photoUrl } from '@/lib/photos/schema'
import { streakOf } from '@/lib/scores/service'
import type { Actor } from '@/lib/session/actor'
import * as repo from './repo'
import { type BadgeFacts, type BadgeRule, occasionKey, occasionsOf, qualifies } from './rules'
import { type BadgeRow, type BadgeView, badgeRule } from './schema'

type Parts = readonly { part: number; earned: boolean }[]

/** Before any fact: counts all of them. */
export const EVER: LocalDate = '2000-01-01'

/** Every badge as the actor's family has it; `parts` are those of the running cycle. */
export async function listBadges(actor: Actor, parts: Parts): Promise<BadgeView[]> {
  const [rows, earned] = await Promise.all([
    contentOf(actor.contentRevision, 'badges', () => repo.findAll(db())),
    actor.familyId ? repo.findEarned(actor.familyId) : new Map<string, Date>(),
  ])
  return rows.map((row) => {
    const view = presentBadge(row, actor.locale, earned.get(row.id))
    return row.kind === 'monthly'
      ? { ...view, parts: parts.map(({ part, earned: has }) => ({ part, earned: has })) }
      : view
  })
}

/** The badges that each of these completions earned. */
export async function badgesOfCompletions(
  completionIds: string[],
  locale: Locale,
): Promise<Map<string, BadgeView[]>> {
  const byCompletion = new Map<string, BadgeView[]>()
  for (const { completionId, badge, earnedAt } of await repo.findByCompletions(completionIds)) {
    byCompletion.set(completionId, [
      ...(byCompletion.get(completionId) ?? []),
      presentBadge(badge, locale, earnedAt),
    ])
  }
  return byCompletion
}

export type AwardOccasion = {
  familyId: string
  completionId: string
  localDate: LocalDate
  at: Date
  /** The challenge that this completion made complete, if it did. */
  completedChallenge?: { id: string; weekNumber: number } | undefined
  cycle: { start: LocalDate; parts: Parts }
}

/**
 * Gives all badges that the family now qualifies for and does not have, in the transaction of the completion.
 * @returns ids of the new ones
 */
export async function awardBadges(tx: Db, occasion: AwardOccasion): Promise<string[]> {
  const { familyId, completionId, at } = occasion
  const has = await repo.findOccasions(tx, familyId)
  const won: { badgeId: string; occasion: string }[] = []
  const factsFor = factReader(tx, occasion)
  for (const { id, rule: json } of await repo.findAll(tx)) {
    const rule = badgeRule.parse(json)
    const key = occasionKey(rule, { ...named(occasion), cycleStart: occasion.cycle.start })
    if (key === null || has.has(`${id} ${key}`)) continue
    if (qualifies(rule, await factsFor(rule))) won.push({ badgeId: id, occasion: key })
  }
  await repo.insertEarned(
    tx,
    won.map((badge) => ({ familyId, completionId, earnedAt: at, ...badge })),
  )
  return won.map((badge) => badge.badgeId)
}

type Undone = { familyId: string; at: Date; challengeId: string; cycleStart: LocalDate }

/**
 * Takes back what may rest on a completion that is being undone: what was earned since it by its challenge, by that
 * challenge's cycle, and by all completions together. What still holds without it is to be awarded again right after.
 */
export function revokeBadgesSince(tx: Db, { familyId, at, ...undone }: Undone): Promise<void> {
  const occasions = occasionsOf(undone.challengeId, undone.cycleStart)
  return repo.deleteEarnedSince(tx, familyId, { at, occasions })
}

const named = ({ completedChallenge }: AwardOccasion) => (completedChallenge ? { completedChallenge } : {})

/** Only what a rule asks for is read, and streaks once for all badges that count from the same day. */
function factReader(tx: Db, occasion: AwardOccasion): (rule: BadgeRule) => Promise<BadgeFacts> {
  const { familyId, localDate, cycle } = occasion
  const streaks = new Map<LocalDate, ReturnType<typeof streakOf>>()
  const streakFrom = (from: LocalDate) => {
    const known = streaks.get(from) ?? streakOf(tx, familyId, localDate, { from })
    streaks.set(from, known)
    return known
  }
  const tasksFrom = (from: LocalDate, most: number) => repo.countCompletions(tx, familyId, { from, most })
  return async (rule) => {
    const from = ('from' in rule ? rule.from : undefined) ?? EVER
    const counted = rule.type === 'tasks' ? rule.count : rule.type === 'first_photo' ? 1 : 0
    return {
      tasksDone: counted > 0 ? await tasksFrom(from, counted) : 0,
      follows: rule.type === 'follows' ? await repo.countFollows(tx, familyId, from) : 0,
      streak: rule.type === 'streak' ? await streakFrom(from) : { current: 0, best: 0 },
      cycleStart: cycle.start,
      cycleParts: cycle.parts,
      ...named(occasion),
    }
  }
}

/** A badge as readers of that language get it, earned or not. */
export function presentBadge(row: BadgeRow, locale: Locale, earnedAt: Date | undefined): BadgeView {
  const { id, kind, name, description, motif, imagePhotoId, coloringPhotoId } = row
  return {
    id,
    kind,
    ...localized({ name, description }, row.language, row.translations, locale),
    image: imagePhotoId && photoUrl(imagePhotoId),
    coloringImage: coloringPhotoId && photoUrl(coloringPhotoId),
    motif,
    rule: badgeRule.parse(row.rule),
    version: row.version,
    earned: earnedAt !== undefined,
    earnedAt: earnedAt?.toISOString() ?? null,
  }
}
