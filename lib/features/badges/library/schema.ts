import { z } from 'zod'
import { listQuery } from '@/lib/platform/http/paging'
import type { TranslationState } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { BadgeRule } from '../rules'

export const BADGE_FILTERS = ['all', 'weekly', 'special', 'monthly'] as const

export type BadgeKind = Exclude<(typeof BADGE_FILTERS)[number], 'all'>

export const badgeListQuery = listQuery.extend({
  kind: z.enum(BADGE_FILTERS).catch('all'),
  sort: z.enum(['name', 'kind', 'families']).catch('kind'),
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
