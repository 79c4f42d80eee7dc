'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { RadioMark } from '@/components/form/radio-mark'
import { cn } from '@/components/ui/cn'
import { Spinner } from '@/components/ui/spinner'
import { languageParts } from '@/lib/platform/i18n/language-name'
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales'
import { chooseLanguage } from './choose-language'
import { useApiMutation } from './use-api-mutation'

type LanguageSelectorProps = {
  userId: string | null
  /** Makes the buttons large, with words of each language. */
  greetings?: Record<Locale, { hello: string; text: string }>
}

const tints = ['bg-sky-tint text-sky-ink', 'bg-sun-tint text-sun-ink', 'bg-berry-tint text-berry-ink']

export function LanguageSelector({ userId, greetings }: LanguageSelectorProps) {
  const t = useTranslations('language')
  const current = useLocale()
  const [chosen, setChosen] = useState<Locale | null>(null)
  const { run } = useApiMutation((locale: Locale) => chooseLanguage(locale, userId))

  const choose = async (locale: Locale) => {
    if (chosen || locale === current) return
    setChosen(locale)
    if (!(await run(locale))) setChosen(null)
  }

  const large = greetings !== undefined
  return (
    <div
      role="group"
      aria-label={t('label')}
      className={large ? '@container grid grid-cols-1 gap-3' : 'flex flex-wrap rounded-3xl bg-muted p-1'}
    >
      {LOCALES.map((locale, index) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          aria-busy={locale === chosen || undefined}
          onClick={() => choose(locale)}
          className={cn(
            'inline-flex items-center font-bold transition-colors duration-200',
            large
              ? 'group min-h-16 gap-3 rounded-2xl border-2 border-line bg-card px-3.5 py-2.5 text-left hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-leaf-tint'
              : 'min-h-11 justify-center gap-1.5 rounded-full px-3.5 text-sm text-soft hover:text-ink aria-pressed:bg-raised aria-pressed:text-leaf-ink aria-pressed:shadow-sm',
          )}
        >
          {greetings ? (
            <>
              <span
                aria-hidden
                className={cn(
                  'grid size-11 shrink-0 place-items-center rounded-full font-heading text-base @max-[14rem]:hidden',
                  tints[index % tints.length],
                )}
              >
                {greetings[locale].hello}
              </span>
              <span className="min-w-0 flex-1">
                <LanguageLabel locale={locale} />
                <span aria-hidden className="block font-normal text-soft text-sm">
                  {greetings[locale].text}
                </span>
              </span>
            </>
          ) : (
            <LanguageLabel locale={locale} isShort />
          )}
          {locale === chosen ? <Spinner className="size-4" /> : null}
          {large ? <RadioMark /> : null}
        </button>
      ))}
    </div>
  )
}

function LanguageLabel({ locale, isShort = false }: { locale: Locale; isShort?: boolean }) {
  const { language, region } = languageParts(locale)
  if (!region) return language
  return (
    <span>
      {language}
      <span className={isShort ? 'max-sm:sr-only' : undefined}> {`(${region})`}</span>
    </span>
  )
}
