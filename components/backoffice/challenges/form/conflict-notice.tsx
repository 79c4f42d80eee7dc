'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Path } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ChallengeSource } from '@/lib/features/challenges/editor/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { isLocalDate } from '@/lib/platform/dates/local-date'
import type { Locale } from '@/lib/platform/i18n/locales'
import {
  type ChallengeFormState,
  type ChallengeValues,
  type Conflict,
  type Difference,
  findFieldDifferences,
  toChallengeValues,
} from './use-challenge-form'

/** Explains that another user saved first; the input stays. */
export function ConflictNotice({ form, conflict }: { form: ChallengeFormState; conflict: Conflict }) {
  const t = useTranslations('challengeEditor.conflict')
  const notice = useRef<HTMLDivElement>(null)
  const { theirs } = conflict
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls into view again when the notice grows
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [theirs])
  return (
    <Alert ref={notice} tone="warning" role="alert" title={t('title')}>
      <p>{t('text')}</p>
      {theirs ? <DifferenceList form={form} theirs={theirs} /> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {theirs ? (
          <>
            <Button size="sm" variant="secondary" onClick={conflict.takeTheirs}>
              {t('takeAll')}
            </Button>
            <Button size="sm" onClick={conflict.keepMine}>
              {t('keep')}
            </Button>
          </>
        ) : (
          <Button size="sm" variant="secondary" loading={conflict.isLoading} onClick={conflict.show}>
            {t('show')}
          </Button>
        )}
      </div>
    </Alert>
  )
}

function DifferenceList({ form, theirs }: { form: ChallengeFormState; theirs: ChallengeSource }) {
  const t = useTranslations('challengeEditor.conflict')
  const fields = useTranslations('challengeEditor')
  const getFieldName = ({ field, language }: Difference): string => {
    const key = field.split('.').at(-1) as Exclude<keyof ChallengeValues, 'texts'> | 'title' | 'description'
    const name = fields(key === 'language' ? 'baseLanguage' : key)
    return language ? `${name} · ${fields(`languageNames.${language}`)}` : name
  }
  const formatFieldValue = ({ field, ...sides }: Difference, side: 'mine' | 'theirs'): string => {
    const value = sides[side]
    if (field === 'isActive') return t(value === 'true' ? 'yes' : 'no')
    if (field === 'language') return fields(`languageNames.${value as Locale}`)
    if (field === 'weekNumber') return fields('week', { n: value })
    if (field === 'startDate') return isLocalDate(value) ? formatDate(value) : t('empty')
    return value.trim() || t('empty')
  }
  const saved = toChallengeValues(theirs)
  const differences = findFieldDifferences(form.watch(), saved)
  if (differences.length === 0) return <p className="mt-3 font-bold">{t('same')}</p>
  const take = (field: string) => {
    const path = field as Path<ChallengeValues>
    const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], saved)
    form.setValue(path, value as never, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <ul aria-label={t('differences')} className="mt-3 grid gap-2">
      {differences.map((difference) => (
        <li key={difference.field} className="grid gap-x-4 gap-y-2 rounded-field bg-card p-3 sm:grid-cols-2">
          <p className="flex min-h-9 flex-wrap items-center justify-between gap-2 font-bold sm:col-span-2">
            {getFieldName(difference)}
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('takeOf', { field: getFieldName(difference) })}
              onClick={() => take(difference.field)}
            >
              {t('take')}
            </Button>
          </p>
          {(['mine', 'theirs'] as const).map((side) => (
            <div key={side} className="min-w-0">
              <p className="text-soft text-sm">{t(side)}</p>
              <p className="whitespace-pre-line break-words">{formatFieldValue(difference, side)}</p>
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
