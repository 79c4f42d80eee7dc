import { z } from 'zod'
import { optionalLine } from '@/lib/platform/http/fields'
import type { TranslationState } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { BadgeRule } from '../rules'

export const BADGES_A_PAGE = 20
export const BADGE_FILTERS = ['all', 'weekly', 'special', 'monthly'] as const

export type BadgeKind = Exclude<(typeof BADGE_FILTERS)[number], 'all'>

/** Query of the list's address; invalid values become the defaults. */
export const badgeListQuery = z.object({
  search: optionalLine({ max: 120 }).catch(''),
  kind: z.enum(BADGE_FILTERS).catch('all'),
  sort: z.enum(['name', 'kind', 'families']).catch('kind'),
  order: z.enum(['asc', 'desc']).catch('asc'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

export type BadgeListQuery = z.infer<typeof badgeListQuery>

export type BadgeSummary = {
  id: string
  kind: BadgeKind
  name: string
  description: string
  motif: string
  image: string | null
  rule: BadgeRule
  translation: TranslationState
  families: number
}

export type BadgeText = { name: string; description: string }

export type BadgeForEditing = {
  id: string
  version: number
  language: Locale
  texts: Record<Locale, BadgeText>
  kind: BadgeKind
  rule: BadgeRule
  motif: string
  image: string | null
  coloringImage: string | null
  families: number
}
