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
  /** Leaves more of a phone's screen to a form. */
  hasLowScene?: boolean
  children: ReactNode
}

/** Renders the frame of pages without navigation, such as sign-in and setup. */
export async function StandalonePage({
  userId,
  ownSelector = false,
  grows = false,
  hasLowScene = false,
  children,
}: StandalonePageProps) {
  const [t, common, language] = await Promise.all([
    getTranslations('login'),
    getTranslations('common'),
    getTranslations('language'),
  ])
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(34rem,1fr)]">
      <aside aria-label={common('brand')} className="sticky top-0 hidden h-dvh overflow-hidden lg:block">
        <GardenScene fill grows={grows} className="absolute inset-0 size-full" />
        <div className="relative max-w-lg p-10 xl:p-14">
          <Wordmark name={common('brand')} className="text-3xl" />
          <p className="mt-6 font-bold font-heading text-4xl text-ink leading-tight">{t('sceneTitle')}</p>
          <p className="mt-3 text-ink text-lg">{t('sceneText')}</p>
        </div>
      </aside>
      <div className="relative flex min-h-dvh min-w-0 flex-col">
        <div
          aria-hidden
          className={cn(
            'absolute inset-x-0 top-0 h-60 overflow-hidden rounded-b-sheet pt-16 sm:h-72 lg:hidden',
            hasLowScene && 'max-sm:h-44',
          )}
        >
          {/* Higher than its box, so that the card does not cover the pot; the selector would cover a low sky. */}
          <GardenScene
            fill
            grows={grows}
            className={cn(
              'size-full -translate-y-9 overflow-visible sm:-translate-y-10',
              LOW_SUN,
              hasLowScene && 'max-sm:[&_[data-butterfly]]:hidden max-sm:[&_[data-sky]]:hidden',
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
        <main
          className={cn(
            'flex flex-1 flex-col px-4 pb-8 max-lg:mt-28 sm:max-lg:mt-40 sm:px-8 lg:justify-center lg:py-8',
            hasLowScene && 'max-sm:mt-14',
          )}
        >
          <div className="relative mx-auto w-full max-w-lg rounded-sheet bg-card p-6 shadow-soft sm:p-9">
            {children}
          </div>
        </main>
        <footer className="flex justify-center gap-6 px-4 pb-6 text-sm">
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
