'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import {
  type BilingualValues,
  bilingualField,
  bilingualSchema,
  toBilingualPayload,
  toTextValues,
} from '@/components/backoffice/content/bilingual'
import { useContractForm } from '@/components/form/use-contract-form'
import { useApiMutation } from '@/components/shell/use-api-mutation'
import type {
  createChallengeContract,
  updateChallengeContract,
} from '@/lib/features/challenges/editor/contract'
import type { ChallengeSource } from '@/lib/features/challenges/editor/schema'
import { getEndDate } from '@/lib/features/challenges/rules'
import { isLocalDate, type LocalDate } from '@/lib/platform/dates/local-date'
import { send } from '@/lib/platform/http/api-client'
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales'
import { loadSource } from '../challenge-requests'

type ChallengeText = { title: string; description: string }

export type ChallengeValues = BilingualValues<ChallengeText> & {
  weekNumber: string
  startDate: string
  isActive: boolean
}

/** Part with the focus. */
export type FormFocus = Locale | 'schedule'

const TEXT_FIELDS = ['title', 'description'] as const

/** Returns a new challenge's values. */
export function newValues(language: Locale, startDate: string): ChallengeValues {
  return {
    language,
    texts: toTextValues({ title: '', description: '' }, undefined),
    weekNumber: '1',
    startDate,
    isActive: false,
  }
}

export function toChallengeValues(source: ChallengeSource): ChallengeValues {
  const { language, texts, weekNumber, startDate, isActive } = source
  return { language, texts, weekNumber: String(weekNumber), startDate, isActive }
}

/** Returns a challenge's last day; empty without a start. */
export function getFormEndDate(startDate: string): string {
  return isLocalDate(startDate) ? getEndDate(startDate) : ''
}

function toChallengeBody(values: ChallengeValues) {
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

type Options = {
  source: ChallengeSource | null
  values: ChallengeValues
  today: LocalDate
  onDone: (id: string) => void
}

/**
 * Returns a challenge's form state. When another user saved first, `theirs` holds their version on request, and the
 * next save overwrites it.
 */
export function useChallengeForm({ source, values, today, onDone }: Options) {
  const t = useTranslations('challengeEditor.failed')
  // Base of the next save: as loaded, or as the other user saved it.
  const [base, setBase] = useState(source)
  const [theirs, setTheirs] = useState<ChallengeSource | null>(null)
  const [isSettled, setSettled] = useState(true)

  const form = useContractForm<ChallengeValues, { id: string }>({
    schema: () => loadSchema(source, today),
    defaultValues: values,
    submit: (sent) => {
      setSettled(false)
      return save(base, sent)
    },
    onDone: ({ id }) => onDone(id),
    fieldOf: bilingualField(TEXT_FIELDS),
  })

  const loading = useApiMutation(loadSource, { error: t('fetch'), onSuccess: setTheirs })
  const settle = (saved: ChallengeSource) => {
    setBase(saved)
    setTheirs(null)
    setSettled(true)
  }
  const isConflict = form.error?.code === 'changed_meanwhile'
  const conflict = {
    happened: isConflict && !isSettled,
    isSettled: isConflict && isSettled,
    theirs,
    isLoading: loading.isPending,
    show: () => base && loading.run(base.id),
    keepMine: () => theirs && settle(theirs),
    takeTheirs: () => {
      if (!theirs) return
      form.reset(toChallengeValues(theirs))
      settle(theirs)
    },
  }
  return { form, base, conflict }
}

export type ChallengeFormState = ReturnType<typeof useChallengeForm>['form']
export type Conflict = ReturnType<typeof useChallengeForm>['conflict']

async function loadSchema(source: ChallengeSource | null, today: LocalDate) {
  const { createChallengeInput, updateChallengeInput } = await import(
    '@/lib/features/challenges/editor/schema'
  )
  const input = source ? updateChallengeInput : createChallengeInput
  return bilingualSchema<ChallengeValues>(input, TEXT_FIELDS, toChallengeBody).superRefine(
    (values, context) => {
      const { startDate } = values as ChallengeValues
      // With the other errors, not after them.
      if (!isLocalDate(startDate) || startDate >= today || startDate === source?.startDate) return
      context.addIssue({ code: 'custom', message: 'start_date_past', path: ['startDate'] })
    },
  )
}

function save(base: ChallengeSource | null, values: ChallengeValues) {
  const body = toChallengeBody(values)
  if (!base) return send<typeof createChallengeContract>('POST', '/challenges', { body })
  return send<typeof updateChallengeContract>('PUT', '/challenges/{id}', {
    params: { id: base.id },
    body: { ...body, isActive: values.isActive, version: base.version },
  })
}
