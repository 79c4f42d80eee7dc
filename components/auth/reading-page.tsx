import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Wordmark } from '@/components/art/wordmark'
import { ClientMessages } from '@/components/shell/client-messages'
import { LanguageSelector } from '@/components/shell/language-selector'
import { LanguageSync } from '@/components/shell/language-sync'
import { cn } from '@/components/ui/cn'
import { Link } from '@/lib/platform/i18n/navigation'

/** Reading columns of 672 px, with room for a column of contents where there is one. */
const WIDTHS = {
  book: 'max-w-[45rem] lg:max-w-[61.5rem]',
  wide: 'max-w-4xl',
  reference: 'max-w-4xl lg:max-w-6xl',
}

type ReadingPageProps = {
  userId?: string | null
  /** The page loads no scripts, so it has no language selector. */
  isStatic?: boolean
  width?: keyof typeof WIDTHS
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
    <div className={cn('mx-auto px-4 pb-16 sm:px-6', WIDTHS[width])}>
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
