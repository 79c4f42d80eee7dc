import {
  type BilingualValues,
  toBilingualPayload,
  toTextValues,
} from '@/components/backoffice/content/bilingual'
import type { ChallengeSource } from '@/lib/features/challenges/editor/schema'
import { getEndDate } from '@/lib/features/challenges/rules'
import { isLocalDate, nextMonday } from '@/lib/platform/dates/local-date'
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales'

type ChallengeText = { title: string; description: string }

export type ChallengeValues = BilingualValues<ChallengeText> & {
  weekNumber: string
  startDate: string
  isActive: boolean
}

/** Part with the focus. */
export type FormFocus = Locale | 'schedule'

export const TEXT_FIELDS = ['title', 'description'] as const

/** Returns a new challenge's values, from next Monday. */
export function newValues(language: Locale, today: string): ChallengeValues {
  return {
    language,
    texts: toTextValues({ title: '', description: '' }, undefined),
    weekNumber: '1',
    startDate: nextMonday(today),
    isActive: false,
  }
}

export function toChallengeValues({
  language,
  texts,
  weekNumber,
  startDate,
  isActive,
}: ChallengeSource): ChallengeValues {
  return { language, texts, weekNumber: String(weekNumber), startDate, isActive }
}

/** Returns a challenge's last day; empty without a start. */
export function getFormEndDate(startDate: string): string {
  return isLocalDate(startDate) ? getEndDate(startDate) : ''
}

export function toChallengeBody(values: ChallengeValues) {
  const { weekNumber, startDate } = values
  return {
    ...toBilingualPayload(values),
    weekNumber: Number(weekNumber),
    startDate,
    endDate: getFormEndDate(startDate),
  }
}

export type Difference = { field: string; language?: Locale; mine: string; theirs: string }

/** Returns the differing fields in the form's order. */
export function findFieldDifferences(mine: ChallengeValues, theirs: ChallengeValues): Difference[] {
  const texts = LOCALES.flatMap((language) =>
    TEXT_FIELDS.map((field) => ({
      field: `texts.${language}.${field}`,
      language,
      mine: mine.texts[language][field],
      theirs: theirs.texts[language][field],
    })),
  )
  const others = (['language', 'weekNumber', 'startDate', 'isActive'] as const).map((field) => ({
    field,
    mine: String(mine[field]),
    theirs: String(theirs[field]),
  }))
  return [...texts, ...others].filter((one) => one.mine.trim() !== one.theirs.trim())
}
