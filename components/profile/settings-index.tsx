import { Bell, Eye, Globe, ShieldCheck, UserRound, UsersRound } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { SettingsLink } from './settings-link'

const PLACES = {
  language: { href: '/settings/language', tone: 'sky', icon: Globe },
  profile: { href: '/profile', tone: 'leaf', icon: UserRound },
  security: { href: '/settings/security', tone: 'leaf', icon: ShieldCheck },
  notifications: { href: '/settings/notifications', tone: 'sun', icon: Bell },
  privacy: { href: '/settings/privacy', tone: 'sky', icon: Eye },
  profileAlone: { href: '/profile/edit', tone: 'leaf', icon: UserRound },
  family: { href: '/family-management', tone: 'sun', icon: UsersRound },
  familyAlone: { href: '/family-setup', tone: 'sun', icon: UsersRound },
} as const

const SHOWN = {
  family: ['language', 'notifications', 'privacy', 'security', 'profile', 'family'],
  alone: ['language', 'security', 'profileAlone', 'familyAlone'],
} as const

export async function SettingsIndex({ hasFamily }: { hasFamily: boolean }) {
  const t = await getTranslations('settings')
  return (
    <ul className="grid grid-cols-1 divide-y divide-line">
      {SHOWN[hasFamily ? 'family' : 'alone'].map((place) => {
        const { icon, ...link } = PLACES[place]
        return (
          <li key={place} className="@container">
            <SettingsLink {...link} icon={<Icon of={icon} />} title={t(place)} text={t(`${place}Text`)} />
          </li>
        )
      })}
    </ul>
  )
}
