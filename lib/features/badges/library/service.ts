import 'server-only'
import { photoUrl } from '@/lib/features/photos/rules'
import { db } from '@/lib/platform/db/client'
import { findMatchingIds } from '@/lib/platform/db/search'
import { sortPage } from '@/lib/platform/http/paging'
import { combinedTranslationState, localize, toTextsByLanguage } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { AdminActor } from '@/lib/platform/session/actor'
import { findAll } from '../repository'
import { badgeRule } from '../schema'
import * as repo from './repository'
import type { BadgeForEditing, BadgeListQuery, BadgeSummary } from './schema'

type BadgeRow = Awaited<ReturnType<typeof findAll>>[number]

/** Returns a page of badges; search ignores accents, case and language. */
export async function listBadgeLibrary(actor: AdminActor, query: BadgeListQuery) {
  const [rows, holders, matches] = await Promise.all([
    findAll(db()),
    repo.countHolders(),
    findMatchingIds('badges', query.search),
  ])
  const found = rows
    .map((row) => toBadgeSummary(row, actor.locale, holders.get(row.id) ?? 0))
    .filter(matching(query, matches))
  const byName = (a: BadgeSummary, b: BadgeSummary) => a.name.localeCompare(b.name, actor.locale)
  const compare = { name: byName, kind: byKind, families: byFamilies }
  return { ...sortPage(found, query, compare, byName), all: rows.length }
}

/** Returns a badge in both languages. */
export async function readBadgeForEditing(_: AdminActor, id: string): Promise<BadgeForEditing | null> {
  const row = (await findAll(db())).find((badge) => badge.id === id)
  if (!row) return null
  const { version, kind, motif, imagePhotoId, coloringPhotoId } = row
  return {
    id,
    version,
    ...toTexts(row),
    kind,
    rule: badgeRule.parse(row.rule),
    motif,
    image: imagePhotoId && photoUrl(imagePhotoId),
    coloringImage: coloringPhotoId && photoUrl(coloringPhotoId),
    families: (await repo.countHolders()).get(id) ?? 0,
  }
}

function toTexts(row: BadgeRow) {
  const { name, description } = row
  return toTextsByLanguage(row, { name, description })
}

function toBadgeSummary(row: BadgeRow, locale: Locale, families: number): BadgeSummary {
  const { id, kind, motif, imagePhotoId } = row
  const { language, texts } = toTexts(row)
  return {
    id,
    kind,
    ...localize(texts[language], language, row.translations, locale),
    motif,
    image: imagePhotoId && photoUrl(imagePhotoId, 'thumb'),
    rule: badgeRule.parse(row.rule),
    translation: combinedTranslationState(language, texts),
    families,
  }
}

function matching({ kind }: BadgeListQuery, matches: Set<string> | null): (badge: BadgeSummary) => boolean {
  return (badge) => (matches?.has(badge.id) ?? true) && (kind === 'all' || badge.kind === kind)
}

const KINDS = ['weekly', 'monthly', 'special'] as const
const getWeekNumber = ({ rule }: BadgeSummary) => ('weekNumber' in rule && rule.weekNumber) || 0

const byKind = (a: BadgeSummary, b: BadgeSummary) =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || getWeekNumber(a) - getWeekNumber(b)

const byFamilies = (a: BadgeSummary, b: BadgeSummary) => a.families - b.families
