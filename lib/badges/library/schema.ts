import { z } from 'zod'
import { optionalLine } from '@/lib/http/fields'
import type { TranslationState } from '@/lib/i18n/content'
import type { Locale } from '@/lib/i18n/locales'
import type { BadgeRule } from '../rules'

export const BADGES_A_PAGE = 20
export const BADGE_FILTERS = ['all', 'weekly', 'special', 'monthly'] as const

export type BadgeKind = Exclude<(typeof BADGE_FILTERS)[number], 'all'>

/** What stands in the address of the list; what cannot be read there counts as not said. */
export const badgeListQuery = z.object({
  search: optionalLine({ max: 120 }).catch(''),
  kind: z.enum(BADGE_FILTERS).catch('all'),
  sort: z.enum(['name', 'kind', 'families']).catch('name'),
  order: z.enum(['asc', 'desc']).catch('asc'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

export type BadgeListQuery = z.infer<typeof badgeListQuery>

/** A badge as it stands in the list of those who edit. */
export type BadgeSummary = {
  id: string
  kind: BadgeKind
  name: string
  description: string
  motif: string
  image: string | null
  rule: BadgeRule
  translation: TranslationState
  /** How many have it: an exact number, since it says nothing of any one of them. */
  families: number
}

export type BadgeText = { name: string; description: string }

/** A badge as it was written, in both languages. */
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
