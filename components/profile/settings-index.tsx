import { Eye, Globe, UserRound, UsersRound } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { SettingsLink } from './settings-link'

const PLACES = {
  language: { href: '/settings/language', tone: 'sky', Icon: Globe },
  profile: { href: '/profile', tone: 'leaf', Icon: UserRound },
  privacy: { href: '/settings/privacy', tone: 'sky', Icon: Eye },
  profileAlone: { href: '/profile/edit', tone: 'leaf', Icon: UserRound },
  family: { href: '/family-management', tone: 'sun', Icon: UsersRound },
  familyAlone: { href: '/family-setup', tone: 'sun', Icon: UsersRound },
} as const

const SHOWN = {
  family: ['language', 'privacy', 'profile', 'family'],
  alone: ['language', 'profileAlone', 'familyAlone'],
} as const

/** Where what can be set is set; who has no family yet finds less behind it. */
export async function SettingsIndex({ hasFamily }: { hasFamily: boolean }) {
  const t = await getTranslations('settings')
  return (
    <ul className="grid gap-3">
      {SHOWN[hasFamily ? 'family' : 'alone'].map((place) => {
        const { Icon, ...link } = PLACES[place]
        return (
          <li key={place}>
            <SettingsLink {...link} icon={<Icon aria-hidden />} title={t(place)} text={t(`${place}Text`)} />
          </li>
        )
      })}
    </ul>
  )
}
