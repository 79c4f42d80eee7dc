import { ChartLine, Flag, LayoutDashboard, LibraryBig, LogOut, ScrollText, Server, UsersRound } from 'lucide'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Wordmark } from '@/components/art/wordmark'
import { ClientMessages } from '@/components/shell/client-messages'
import { LanguageSync } from '@/components/shell/language-sync'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'
import { BackofficeDrawer, BackofficeLink, SwitchToUser } from './sidebar-actions'

type BackofficeSidebarProps = {
  firstName: string
  avatar: string | null
  openReports: number
  version: string
}
type BackofficeShellProps = BackofficeSidebarProps & { children: ReactNode }

/** Renders a sidebar from 1024 px on, else a top bar. */
export async function BackofficeShell({ children, ...shown }: BackofficeShellProps) {
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
          <BackofficeSidebar {...shown} />
        </aside>
        <div className="min-w-0">
          <header className="sticky top-0 z-30 flex h-16 items-center gap-3 border-line border-b bg-ground px-3 lg:hidden">
            <BackofficeDrawer>
              <BackofficeSidebar {...shown} />
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

const ENTRIES = [
  { href: '/backoffice', label: 'dashboard', icon: LayoutDashboard },
  { href: '/backoffice/users', label: 'users', icon: UsersRound },
  { href: '/backoffice/content', label: 'content', icon: LibraryBig },
  { href: '/backoffice/analytics', label: 'analytics', icon: ChartLine },
  { href: '/backoffice/reports', label: 'reports', icon: Flag },
  { href: '/backoffice/audit', label: 'audit', icon: ScrollText },
  { href: '/backoffice/installation', label: 'installation', icon: Server },
] as const

const darkGreen =
  'bg-[oklch(0.235_0.03_160)] dark:bg-[oklch(0.165_0.022_160)] text-ink [--ink:oklch(0.95_0.015_120)] [--soft:oklch(0.8_0.025_140)] [--leaf-tint:oklch(0.33_0.05_158)] [--leaf-ink:oklch(0.95_0.015_120)] [--leaf:oklch(0.74_0.16_150)] [--on-leaf:oklch(0.22_0.05_155)] [--line:oklch(0.35_0.03_160)]'

function BackofficeSidebar({ firstName, avatar, openReports, version }: BackofficeSidebarProps) {
  const t = useTranslations('backoffice')
  const shell = useTranslations('shell')
  return (
    <div className={`flex h-full flex-col gap-6 overflow-y-auto p-3.5 ${darkGreen}`}>
      <Wordmark name={t('title')} className="px-2 pt-2 text-[1.375rem] text-ink" />
      <nav aria-label={t('navigation')} className="flex-1">
        <ul className="grid gap-1">
          {ENTRIES.map(({ href, label, icon }) => (
            <li key={href}>
              <BackofficeLink href={href}>
                <Icon of={icon} />
                {t(label)}
                {label === 'reports' && openReports > 0 ? (
                  <Badge tone="coral" size="sm" className="ml-auto">
                    {t('openReports', { count: openReports })}
                  </Badge>
                ) : null}
              </BackofficeLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-1 border-line border-t pt-4">
        <Link href="/settings" prefetch={false} title={shell('settings')} className={sidebarItem}>
          <Avatar src={avatar} name={firstName} size="sm" className="-ml-1.5" />
          <span className="truncate">{firstName}</span>
        </Link>
        <SwitchToUser className={sidebarItem} />
        <Link href="/logout" prefetch={false} className={sidebarItem}>
          <Icon of={LogOut} />
          {t('logout')}
        </Link>
        <p className="px-3.5 text-soft text-sm">{t('version', { version })}</p>
      </div>
    </div>
  )
}

const sidebarItem =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3.5 text-left font-bold text-soft transition-colors duration-200 hover:bg-leaf-tint hover:text-ink [&_svg]:size-5 [&_svg]:shrink-0'
