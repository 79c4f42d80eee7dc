import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { GardenScene, LOW_SUN } from '@/components/art/garden-scene'
import { Wordmark } from '@/components/art/wordmark'
import { cn } from '@/components/ui/cn'
import { Link } from '@/lib/platform/i18n/navigation'
import { ClientMessages } from './client-messages'
import { LanguageSelector } from './language-selector'
import { LanguageSync } from './language-sync'

type StandalonePageProps = {
  userId: string | null
  /** The page has its own language selector. */
  ownSelector?: boolean
  grows?: boolean
  children: ReactNode
}

/**
 * Renders the frame of pages without navigation, such as sign-in and setup. An element with `data-low-scene` leaves more
 * of a phone's screen to its form.
 */
export async function StandalonePage({
  userId,
  ownSelector = false,
  grows = false,
  children,
}: StandalonePageProps) {
  const [t, common, language] = await Promise.all([
    getTranslations('login'),
    getTranslations('common'),
    getTranslations('language'),
  ])
  return (
    <div className="group/page grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(34rem,1fr)]">
      <aside aria-label={common('brand')} className="sticky top-0 hidden h-dvh overflow-hidden lg:block">
        {/* Wider than its box, so that it fills more of the sky. */}
        <GardenScene fill grows={grows} className="absolute inset-y-0 -left-[10%] h-full w-[120%]" />
        {/* In line with the language selector. */}
        <div className="relative flex min-h-21 items-center px-10 xl:px-14">
          <Wordmark name={common('brand')} className="text-3xl" />
        </div>
      </aside>
      <div className="relative flex min-h-dvh min-w-0 flex-col">
        <div
          aria-hidden
          className="absolute inset-x-0 top-0 h-60 overflow-hidden rounded-b-sheet pt-16 max-sm:group-has-[[data-low-scene]]/page:h-44 sm:h-72 lg:hidden"
        >
          {/* Higher than its box, so that the card does not cover the pot; the selector would cover a low sky. */}
          <GardenScene
            fill
            grows={grows}
            className={cn(
              'size-full -translate-y-9 overflow-visible sm:-translate-y-10 origin-bottom max-sm:group-has-[[data-low-scene]]/page:scale-90',
              LOW_SUN,
              'max-sm:group-has-[[data-low-scene]]/page:[&_[data-butterfly]]:hidden max-sm:group-has-[[data-low-scene]]/page:[&_[data-sky]]:hidden',
            )}
          />
        </div>
        <header className="relative flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-8 lg:justify-end">
          <Wordmark name={common('brand')} className="lg:hidden" />
          <ClientMessages namespaces={['language']}>
            {ownSelector ? null : <LanguageSelector userId={userId} />}
            <LanguageSync changedText={language('changed')} />
          </ClientMessages>
        </header>
        <main className="flex flex-1 flex-col px-4 pb-8 max-lg:mt-28 max-sm:group-has-[[data-low-scene]]/page:mt-14 sm:max-lg:mt-40 sm:px-8 lg:justify-center lg:py-4">
          <div className="relative mx-auto w-full max-w-lg rounded-sheet bg-card p-6 shadow-soft sm:p-9 lg:p-7">
            {children}
          </div>
        </main>
        {/* Some pages link the same texts themselves. */}
        <footer className="flex justify-center gap-6 px-4 pb-6 text-sm group-has-[main_[href$='/terms']]/page:hidden">
          <Link href="/terms" className={footerLink}>
            {t('terms')}
          </Link>
          <Link href="/privacy" className={footerLink}>
            {t('privacy')}
          </Link>
        </footer>
      </div>
    </div>
  )
}

const footerLink =
  'inline-flex min-h-11 items-center text-soft underline decoration-current/30 underline-offset-4 hover:text-leaf-ink'
