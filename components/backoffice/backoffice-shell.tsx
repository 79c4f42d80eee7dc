import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Wordmark } from '@/components/art/wordmark'
import { ClientMessages } from '@/components/shell/client-messages'
import { LanguageSync } from '@/components/shell/language-sync'
import { BackofficeDrawer } from './backoffice-drawer'
import { BackofficeSidebar } from './backoffice-sidebar'

type BackofficeShellProps = { firstName: string; avatar: string | null; children: ReactNode }

/** Renders a fixed sidebar from 1024 px on, below that a top bar that opens it as a drawer. */
export async function BackofficeShell({ firstName, avatar, children }: BackofficeShellProps) {
  const [t, language] = await Promise.all([getTranslations('backoffice'), getTranslations('language')])
  return (
    <ClientMessages namespaces={['backoffice']}>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-leaf px-5 py-3 font-bold text-on-leaf focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <aside aria-label={t('title')} className="sticky top-0 hidden h-dvh lg:block">
          <BackofficeSidebar firstName={firstName} avatar={avatar} />
        </aside>
        <div className="min-w-0">
          <header className="sticky top-0 z-30 flex h-16 items-center gap-3 border-line border-b bg-ground px-3 lg:hidden">
            <BackofficeDrawer>
              <BackofficeSidebar firstName={firstName} avatar={avatar} />
            </BackofficeDrawer>
            <Wordmark name={t('title')} className="text-xl" />
          </header>
          <main id="content" className="mx-auto max-w-7xl p-4 sm:p-8">
            {children}
          </main>
        </div>
      </div>
      <LanguageSync changedText={language('changed')} />
    </ClientMessages>
  )
}
