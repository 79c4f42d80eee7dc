import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Wordmark } from '@/components/art/wordmark'
import { ClientMessages } from '@/components/shell/client-messages'
import { LanguageSelector } from '@/components/shell/language-selector'
import { LanguageSync } from '@/components/shell/language-sync'
import { cn } from '@/components/ui/cn'
import { Link } from '@/lib/platform/i18n/navigation'

type ReadingPageProps = {
  userId?: string | null
  /** Without scripts there is no language selector. */
  isStatic?: boolean
  width?: 'book' | 'wide'
  children: ReactNode
}

/** Renders the frame of text pages. */
export async function ReadingPage({
  userId = null,
  isStatic = false,
  width = 'book',
  children,
}: ReadingPageProps) {
  const [t, common, language] = await Promise.all([
    getTranslations('terms'),
    getTranslations('common'),
    getTranslations('language'),
  ])
  return (
    <div className={cn('mx-auto px-4 pb-16 sm:px-8', width === 'book' ? 'max-w-3xl' : 'max-w-4xl')}>
      <header className="flex flex-wrap items-center justify-between gap-3 py-4">
        <Link href="/" aria-label={t('home')} className="inline-flex min-h-11 items-center">
          <Wordmark name={common('brand')} />
        </Link>
        {isStatic ? null : (
          <ClientMessages namespaces={['language']}>
            <LanguageSelector userId={userId} />
            <LanguageSync changedText={language('changed')} />
          </ClientMessages>
        )}
      </header>
      <main className="pt-8 sm:pt-12">{children}</main>
    </div>
  )
}
