import { Bell, Eye, Globe, ShieldCheck, UserRound, UsersRound } from 'lucide'
import { getTranslations } from 'next-intl/server'
import type { NotificationSettings } from '@/lib/features/notifications/settings/schema'
import type { UserView } from '@/lib/features/users/schema'
import type { Theme } from '@/lib/platform/http/theme'
import { languageName } from '@/lib/platform/i18n/language-name'
import { SettingsLink } from './settings-link'
import { ThemeRow } from './theme-row'

const PLACES = {
  language: { href: '/settings/language', tone: 'sky', icon: Globe },
  profile: { href: '/profile', tone: 'leaf', icon: UserRound },
  security: { href: '/settings/security', tone: 'leaf', icon: ShieldCheck },
  notifications: { href: '/settings/notifications', tone: 'sun', icon: Bell },
  privacy: { href: '/settings/privacy', tone: 'sky', icon: Eye },
  profileAlone: { href: '/profile/edit', tone: 'leaf', icon: UserRound },
  family: { href: '/family-management', tone: 'coral', icon: UsersRound },
  familyAlone: { href: '/family-setup', tone: 'coral', icon: UsersRound },
} as const

const SHOWN = {
  family: ['profile', 'family', 'notifications', 'privacy', 'security', 'language'],
  alone: ['profileAlone', 'familyAlone', 'security', 'language'],
} as const

type SettingsIndexProps = {
  user: UserView
  reminderAt: NotificationSettings['reminderAt']
  hasSecondFactor: boolean
  savedTheme: Theme | undefined
}

/** Lists the pages of the settings with their current values. */
export async function SettingsIndex({ user, reminderAt, hasSecondFactor, savedTheme }: SettingsIndexProps) {
  const [t, profile, theme] = await Promise.all([
    getTranslations('settings'),
    getTranslations('profile'),
    getTranslations('shell.theme'),
  ])
  const texts = {
    language: languageName(user.language),
    profile: t('profileText'),
    security: t(hasSecondFactor ? 'twoStepsOn' : 'twoStepsOff'),
    notifications: reminderAt ? t('remindedAt', { time: reminderAt }) : t('notReminded'),
    privacy: profile('othersText', { audience: user.feedPrivacy }),
    profileAlone: t('profileAloneText'),
    family: t('familyText'),
    familyAlone: t('familyAloneText'),
  }
  return (
    <ul className="grid grid-cols-1 divide-y divide-line">
      {SHOWN[user.hasFamily ? 'family' : 'alone'].map((place) => (
        <SettingsLink key={place} {...PLACES[place]} title={t(place)} text={texts[place]} />
      ))}
      <ThemeRow
        title={t('appearance')}
        labels={{ system: theme('system'), light: theme('light'), dark: theme('dark') }}
        saved={savedTheme}
      />
    </ul>
  )
}
