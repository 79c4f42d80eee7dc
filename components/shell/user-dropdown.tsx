'use client'

import {
  Globe,
  type IconNode,
  LayoutDashboard,
  LogOut,
  Monitor,
  Moon,
  Settings,
  Sun,
  UserRound,
  UsersRound,
} from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { chooseEnvironment } from '@/components/auth/choose-environment'
import { leaveTo } from '@/components/auth/leave-to'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { Icon } from '@/components/ui/icon'
import type { LazyMenuProps } from '@/components/ui/lazy-menu'
import { parseTheme, type Theme } from '@/lib/platform/http/theme'
import { languageName } from '@/lib/platform/i18n/language-name'
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales'
import { Link } from '@/lib/platform/i18n/navigation'
import { chooseLanguage } from './choose-language'
import { chooseTheme } from './choose-theme'
import { useApiMutation } from './use-api-mutation'

type UserDropdownProps = LazyMenuProps & { user: { id: string; email: string; isAdmin: boolean } }

export function UserDropdown({ user, trigger, ...menu }: UserDropdownProps) {
  const t = useTranslations('shell')
  const enterBackoffice = () => {
    chooseEnvironment('admin')
    void leaveTo('/backoffice')
  }
  return (
    <DropdownMenu {...menu}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" sideOffset={8} className="w-72">
        <DropdownMenuLabel>
          <p className="text-soft text-sm">{t('signedInAs')}</p>
          <p className="truncate font-bold">{user.email || t('noEmail')}</p>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {user.isAdmin ? (
          <DropdownMenuItem onSelect={enterBackoffice}>
            <Icon of={LayoutDashboard} />
            {t('backoffice')}
          </DropdownMenuItem>
        ) : null}
        <LinkItem href="/profile" icon={UserRound} text={t('profile')} />
        <LinkItem href="/settings" icon={Settings} text={t('settings')} />
        <LinkItem href="/family-management" icon={UsersRound} text={t('familyManagement')} />
        <DropdownMenuSeparator />
        <LanguageItems userId={user.id} />
        <DropdownMenuSeparator />
        <ThemeItems />
        <DropdownMenuSeparator />
        <LinkItem href="/logout" icon={LogOut} text={t('signOut')} />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

function LinkItem({ href, icon, text }: { href: string; icon: IconNode; text: string }) {
  return (
    <DropdownMenuItem asChild>
      <Link href={href} prefetch={false}>
        <Icon of={icon} />
        {text}
      </Link>
    </DropdownMenuItem>
  )
}

function LanguageItems({ userId }: { userId: string }) {
  const t = useTranslations('common')
  const current = useLocale()
  const { run } = useApiMutation((locale: Locale) => chooseLanguage(locale, userId))
  return (
    <DropdownMenuRadioGroup aria-label={t('language')} value={current}>
      {LOCALES.map((locale) => (
        <DropdownMenuRadioItem
          key={locale}
          lang={locale}
          value={locale}
          onSelect={() => locale !== current && void run(locale)}
        >
          <Icon of={Globe} />
          {languageName(locale)}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  )
}

const THEME_ITEMS = { system: Monitor, light: Sun, dark: Moon } as const

function ThemeItems() {
  const t = useTranslations('shell.theme')
  const current: Theme | 'system' = parseTheme(document.documentElement.dataset.theme) ?? 'system'
  return (
    <DropdownMenuRadioGroup aria-label={t('label')} value={current}>
      {Object.entries(THEME_ITEMS).map(([theme, icon]) => (
        <DropdownMenuRadioItem key={theme} value={theme} onSelect={() => chooseTheme(parseTheme(theme))}>
          <Icon of={icon} />
          {t(theme as keyof typeof THEME_ITEMS)}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  )
}
