import 'server-only'
import { photoUrl } from '@/lib/features/photos/rules'
import { getCachedContent } from '@/lib/platform/cache/content'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import type { Queryable } from '@/lib/platform/db/query'
import { localize } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { Actor, FamilyActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import type { BadgeRule } from './rules'
import { type BadgeRow, type BadgeView, badgeRule } from './schema'

export type Petals = readonly { part: number; earned: boolean }[]

/** Returns all badges, with the time when the family first earned each. */
export async function listBadges(actor: Actor, petals: Petals): Promise<BadgeView[]> {
  const [rows, firstEarnedAt] = await Promise.all([
    findAllBadges(db(), actor.contentRevision),
    actor.familyId ? repo.findFirstEarnedAtByBadge(actor.familyId) : new Map<string, Date>(),
  ])
  return rows.map((row) => {
    const view = presentBadge(row, actor.locale, firstEarnedAt.get(row.id))
    return row.kind === 'monthly'
      ? { ...view, parts: petals.map(({ part, earned }) => ({ part, earned })) }
      : view
  })
}

export function findAllBadges(database: Queryable, contentRevision: string | null): Promise<BadgeRow[]> {
  return getCachedContent(contentRevision, 'badges', () => repo.findAll(database))
}

/** Caches parsed rules, because each completion checks the rules of all badges. */
const parsedRules = new WeakMap<BadgeRow, BadgeRule>()

export function getBadgeRule(row: BadgeRow): BadgeRule {
  const rule = parsedRules.get(row) ?? badgeRule.parse(row.rule)
  parsedRules.set(row, rule)
  return rule
}

type Reader = Pick<Actor, 'contentRevision' | 'locale'>

export async function listBadgesByCompletion(
  reader: Reader,
  completionIds: string[],
): Promise<Map<string, BadgeView[]>> {
  const byCompletion = new Map<string, BadgeView[]>()
  const earned = await repo.findByCompletions(completionIds)
  const present = await loadBadgePresenter(
    reader,
    earned.map(({ badgeId }) => badgeId),
  )
  for (const { completionId, badgeId, earnedAt } of earned) {
    byCompletion.set(completionId, [...(byCompletion.get(completionId) ?? []), present(badgeId, earnedAt)])
  }
  return byCompletion
}

/** Returns the badges that the family earned in a date range, oldest first. */
export async function listBadgesEarnedBetween(
  actor: FamilyActor,
  from: LocalDate,
  to: LocalDate,
): Promise<BadgeView[]> {
  const family = { id: actor.familyId, timezone: actor.timezone }
  const earned = await repo.findEarnedBadgesBetween(family, from, to)
  const present = await loadBadgePresenter(
    actor,
    earned.map(({ badgeId }) => badgeId),
  )
  return earned.map(({ badgeId, earnedAt }) => present(badgeId, earnedAt))
}

/** Returns the badges that a family has earned, newest first. */
export async function listEarnedBadges(reader: Reader, familyId: string): Promise<BadgeView[]> {
  const earned = [...(await repo.findFirstEarnedAtByBadge(familyId))].sort(
    ([, a], [, b]) => b.getTime() - a.getTime(),
  )
  const present = await loadBadgePresenter(
    reader,
    earned.map(([badgeId]) => badgeId),
  )
  return earned.map(([badgeId, earnedAt]) => present(badgeId, earnedAt))
}

/** Returns a function that presents a badge by its id, also a deleted one. */
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

function badgeDrawingUrl(id: string, variant: '' | '-coloring' = ''): string {
  return `/api/v1/materials/badges/${id}${variant}.png`
}

/** Localizes a badge, earned or not. */
export function presentBadge(row: BadgeRow, locale: Locale, earnedAt: Date | undefined): BadgeView {
  const { id, kind, name, description, motif, imagePhotoId, coloringPhotoId } = row
  return {
    id,
    kind,
    ...localize({ name, description }, row.language, row.translations, locale),
    image: imagePhotoId ? photoUrl(imagePhotoId) : badgeDrawingUrl(id),
    hasImage: imagePhotoId !== null,
    coloringImage: coloringPhotoId ? photoUrl(coloringPhotoId) : badgeDrawingUrl(id, '-coloring'),
    hasColoringImage: coloringPhotoId !== null,
    motif,
    rule: getBadgeRule(row),
    version: row.version,
    earned: earnedAt !== undefined,
    earnedAt: earnedAt?.toISOString() ?? null,
  }
}
