import type { BadgeForEditing, BadgeKind, BadgeText } from '@/lib/features/badges/library/schema'
import type { BadgeRule } from '@/lib/features/badges/rules'
import type { Locale } from '@/lib/platform/i18n/locales'
import { type BilingualValues, toBilingualPayload } from '../content/bilingual'

export type BadgeValues = BilingualValues<BadgeText> & { kind: BadgeKind; rule: BadgeRule; motif: string }

export const BADGE_TEXT_FIELDS = ['name', 'description'] as const

export const FIRST_RULE: Record<BadgeKind, BadgeRule> = {
  weekly: { type: 'challenge_complete' },
  special: { type: 'first_photo' },
  monthly: { type: 'cycle' },
}

export function badgeValues(badge: BadgeForEditing | null, language: Locale): BadgeValues {
  const blank = { name: '', description: '' }
  return {
    language: badge?.language ?? language,
    texts: badge?.texts ?? { en: blank, 'pt-BR': blank },
    kind: badge?.kind ?? 'weekly',
    rule: badge?.rule ?? FIRST_RULE.weekly,
    motif: badge?.motif ?? 'leaf',
  }
}

export function badgeBody(values: BadgeValues) {
  const { translations, ...payload } = toBilingualPayload(values)
  const { kind, rule, motif } = values
  return { ...payload, translations: JSON.stringify(translations), kind, rule: JSON.stringify(rule), motif }
}
