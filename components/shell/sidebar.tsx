import { Flower2, House, Leaf, MessagesSquare, Printer, Sprout, Trophy, UsersRound } from 'lucide'
import { useTranslations } from 'next-intl'
import { Wordmark } from '@/components/art/wordmark'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { NavLink } from './nav-link'
import { HARVEST } from './section'

export function SidebarBrand() {
  const t = useTranslations('common')
  return (
    <span className="flex items-center gap-2.5">
      <Wordmark name={t('brand')} />
      <Badge tone="outline" size="sm">
        {t('app')}
      </Badge>
    </span>
  )
}

export const MATERIALS = '/challenge/current#materials'

const ENTRIES = [
  { key: 'myActivities', href: '/my-activities', section: '/my-activities', besides: HARVEST, icon: House },
  { key: 'challenge', href: '/challenge/current', section: '/challenge', icon: Leaf },
  { key: 'feed', href: '/activity-feed', section: '/activity-feed', icon: MessagesSquare },
  { key: 'garden', href: '/garden', section: '/garden', also: HARVEST, icon: Flower2 },
  { key: 'leaderboard', href: '/leaderboard', section: '/leaderboard', icon: Trophy },
  { key: 'community', href: '/community', section: '/community', icon: Sprout },
  { key: 'family', href: '/family-management', section: '/family-management', icon: UsersRound },
] as const

export function SidebarNavigation() {
  const t = useTranslations('shell')
  return (
    <nav aria-label={t('navigation')} className="px-3 pt-1 pb-6">
      <ul className="grid gap-1">
        {ENTRIES.map(({ key, icon, ...link }) => (
          <li key={key}>
            <NavLink {...link}>
              <Icon of={icon} />
              {t(key)}
            </NavLink>
          </li>
        ))}
        {/* A phone's top bar has no room for it. */}
        <li className="sm:hidden">
          <NavLink href={MATERIALS} section={MATERIALS}>
            <Icon of={Printer} />
            {t('materials')}
          </NavLink>
        </li>
      </ul>
    </nav>
  )
}
