'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales'

type BilingualColumnsProps = {
  /** Language of the base text. */
  base: Locale
  stateOf: (language: Locale) => 'whole' | 'partly' | 'missing'
  children: (language: Locale) => ReactNode
}

export function BilingualColumns({ base, stateOf, children }: BilingualColumnsProps) {
  const t = useTranslations('backoffice.bilingual')
  const languages = [...LOCALES].sort((a, b) => Number(b === base) - Number(a === base))
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {languages.map((language) => {
        const state = stateOf(language)
        return (
          <fieldset key={language} lang={language} className="grid min-w-0 content-start gap-4">
            <legend className="contents">
              <span className="mb-3 flex min-h-8 flex-wrap items-center gap-2 font-bold font-heading text-lg">
                {t(`name.${language}`)}
                {language === base ? <Badge size="sm">{t('base')}</Badge> : null}
                {language !== base && state !== 'whole' ? (
                  <Badge size="sm" tone="sun">
                    {t(state)}
                  </Badge>
                ) : null}
              </span>
            </legend>
            {children(language)}
          </fieldset>
        )
      })}
    </div>
  )
}
