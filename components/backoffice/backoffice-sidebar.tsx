import { ChartLine, Flag, LayoutDashboard, LibraryBig, LogOut, ScrollText, UsersRound } from 'lucide'
import { useTranslations } from 'next-intl'
import { Wordmark } from '@/components/art/wordmark'
import { Avatar } from '@/components/ui/avatar'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/platform/i18n/navigation'
import { BackofficeLink } from './backoffice-link'
import { SwitchToUser } from './switch-to-user'

const ENTRIES = [
  { href: '/backoffice', label: 'dashboard', icon: LayoutDashboard },
  { href: '/backoffice/users', label: 'users', icon: UsersRound },
  { href: '/backoffice/content', label: 'content', icon: LibraryBig },
  { href: '/backoffice/analytics', label: 'analytics', icon: ChartLine },
  { href: '/backoffice/reports', label: 'reports', icon: Flag },
  { href: '/backoffice/audit', label: 'audit', icon: ScrollText },
] as const

type BackofficeSidebarProps = { firstName: string; avatar: string | null }

/** Overrides the color tokens for the sidebar, which is dark in both color schemes. */
const darkGreen =
  'bg-[oklch(0.235_0.03_160)] dark:bg-[oklch(0.165_0.022_160)] text-ink [--ink:oklch(0.95_0.015_120)] [--soft:oklch(0.8_0.025_140)] [--leaf-tint:oklch(0.33_0.05_158)] [--leaf-ink:oklch(0.95_0.015_120)] [--leaf:oklch(0.74_0.16_150)] [--on-leaf:oklch(0.22_0.05_155)] [--line:oklch(0.35_0.03_160)]'

export function BackofficeSidebar({ firstName, avatar }: BackofficeSidebarProps) {
  const t = useTranslations('backoffice')
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
              </BackofficeLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-1 border-line border-t pt-4">
        <p className="mb-2 flex items-center gap-3 px-2.5 font-bold">
          <Avatar src={avatar} name={firstName} />
          <span className="truncate">{firstName}</span>
        </p>
        <SwitchToUser className={sidebarItem} />
        <Link href="/logout" prefetch={false} className={sidebarItem}>
          <Icon of={LogOut} />
          {t('logout')}
        </Link>
      </div>
    </div>
  )
}

const sidebarItem =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3.5 text-left font-bold text-soft transition-colors duration-200 hover:bg-leaf-tint hover:text-ink [&_svg]:size-5 [&_svg]:shrink-0'
