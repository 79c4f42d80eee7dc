import { Flower2, House, Leaf, MessagesSquare, UsersRound } from 'lucide'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { HARVEST } from './section'
import { TabLink } from './tab-link'

const TABS = [
  { key: 'today', href: '/my-activities', section: '/my-activities', besides: HARVEST, icon: House },
  { key: 'week', href: '/challenge/current', section: '/challenge', icon: Leaf },
  { key: 'feed', href: '/activity-feed', section: '/activity-feed', icon: MessagesSquare },
  { key: 'garden', href: '/garden', section: '/garden', also: HARVEST, icon: Flower2 },
  { key: 'family', href: '/family-management', section: '/family-management', icon: UsersRound },
] as const

/** Renders the daily pages below 1024 px. */
export function TabBar() {
  const t = useTranslations('shell')
  return (
    <nav
      aria-label={t('tabs.label')}
      className="sticky bottom-0 z-30 [view-transition-name:tab-bar] border-line border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-lg px-1">
        {TABS.map(({ key, icon, ...link }) => (
          <li key={key} className="min-w-0 flex-auto">
            <TabLink {...link}>
              <Icon of={icon} />
              {t(`tabs.${key}`)}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
