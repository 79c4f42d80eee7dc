import 'server-only'
import { photoUrl } from '@/lib/features/photos/rules'
import { db } from '@/lib/platform/db/client'
import { combinedTranslationState, localize, writtenTexts } from '@/lib/platform/i18n/content'
import { type Locale, toLocale } from '@/lib/platform/i18n/locales'
import type { AdminActor } from '@/lib/platform/session/actor'
import { findAll } from '../repository'
import { badgeRule } from '../schema'
import * as repo from './repository'
import {
  BADGES_A_PAGE,
  type BadgeForEditing,
  type BadgeListQuery,
  type BadgeSummary,
  type BadgeText,
} from './schema'

type BadgeRow = Awaited<ReturnType<typeof findAll>>[number]

/** Returns a page of badges; search ignores accents, case and language. */
export async function listBadgeLibrary(actor: AdminActor, query: BadgeListQuery) {
  const [rows, holders, matches] = await Promise.all([
    findAll(db()),
    repo.countHolders(),
    repo.findMatches(query.search),
  ])
  const found = rows
    .map((row) => toBadgeSummary(row, actor.locale, holders.get(row.id) ?? 0))
    .filter(matching(query, matches))
    .sort(sorting(query, actor.locale))
  const start = (query.page - 1) * BADGES_A_PAGE
  const items = found.slice(start, start + BADGES_A_PAGE)
  return { items, total: found.length, all: rows.length, pages: Math.ceil(found.length / BADGES_A_PAGE) }
}

/** Returns a badge in both languages. */
export async function readBadgeForEditing(_: AdminActor, id: string): Promise<BadgeForEditing | null> {
  const row = (await findAll(db())).find((badge) => badge.id === id)
  if (!row) return null
  const { version, kind, motif, imagePhotoId, coloringPhotoId } = row
  return {
    id,
    version,
    ...toTextsByLanguage(row),
    kind,
    rule: badgeRule.parse(row.rule),
    motif,
    image: imagePhotoId && photoUrl(imagePhotoId),
    coloringImage: coloringPhotoId && photoUrl(coloringPhotoId),
    families: (await repo.countHolders()).get(id) ?? 0,
  }
}

function toTextsByLanguage(row: BadgeRow): { language: Locale; texts: Record<Locale, BadgeText> } {
  const language = toLocale(row.language)
  const { name, description } = row
  return { language, texts: writtenTexts({ name, description }, language, row.translations) }
}

function toBadgeSummary(row: BadgeRow, locale: Locale, families: number): BadgeSummary {
  const { id, kind, motif, imagePhotoId } = row
  const { language, texts } = toTextsByLanguage(row)
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

const KINDS = ['weekly', 'special', 'monthly'] as const
const getWeekNumber = ({ rule }: BadgeSummary) => ('weekNumber' in rule && rule.weekNumber) || 0

function sorting({ sort, order }: BadgeListQuery, locale: Locale) {
  const by = {
    name: (a: BadgeSummary, b: BadgeSummary) => a.name.localeCompare(b.name, locale),
    kind: (a: BadgeSummary, b: BadgeSummary) =>
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || getWeekNumber(a) - getWeekNumber(b),
    families: (a: BadgeSummary, b: BadgeSummary) => a.families - b.families,
  }
  const direction = order === 'asc' ? 1 : -1
  return (a: BadgeSummary, b: BadgeSummary) =>
    direction * by[sort](a, b) || by.name(a, b) || a.id.localeCompare(b.id)
}
