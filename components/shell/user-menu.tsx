'use client'

import { Check, ChevronDown, Globe, LayoutDashboard, LogOut, UserRound, UsersRound } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { chooseEnvironment } from '@/components/auth/choose-environment'
import { leaveTo } from '@/components/auth/leave-to'
import { Avatar } from '@/components/ui/avatar'
import { Icon } from '@/components/ui/icon'
import { ApiError } from '@/lib/platform/http/client'
import { languageName } from '@/lib/platform/i18n/language-name'
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales'
import { chooseLanguage } from './choose-language'
import { MenuButton, MenuChoice, MenuLink } from './menu-panel'
import { notify } from './notify'
import { useMenu } from './use-menu'

type UserMenuProps = {
  user: { id: string; firstName: string; email: string; avatar: string | null; isAdmin: boolean }
}

const panel =
  'invisible absolute top-full right-0 z-10 mt-2 w-72 max-w-[calc(100vw-1.5rem)] origin-top-right scale-95 rounded-card bg-card p-2 opacity-0 shadow-soft ring-1 ring-line transition-[opacity,scale,visibility] duration-200 group-data-[menu=open]/menu:visible group-data-[menu=open]/menu:scale-100 group-data-[menu=open]/menu:opacity-100 group-data-[menu=open]/menu:transition-[opacity,scale]'

export function UserMenu({ user }: UserMenuProps) {
  const t = useTranslations('shell')
  const menu = useMenu()
  const id = useId()
  const enterBackoffice = () => {
    menu.close()
    chooseEnvironment('admin')
    void leaveTo('/backoffice')
  }
  return (
    <div ref={menu.root} data-menu={menu.open ? 'open' : 'closed'} className="group/menu relative">
      <button
        ref={menu.button}
        id={id}
        type="button"
        aria-haspopup="menu"
        aria-expanded={menu.open}
        aria-controls={`${id}-menu`}
        onClick={menu.onButtonClick}
        className="flex min-h-11 min-w-11 items-center gap-2 rounded-full font-bold transition-colors duration-200 hover:bg-leaf-tint sm:pr-3"
      >
        <Avatar src={user.avatar} />
        <span className="sr-only">{t('account')} </span>
        <span className="max-w-40 truncate max-sm:sr-only">{user.firstName || t('user')}</span>
        <Icon
          of={ChevronDown}
          className="size-4 text-soft transition-transform duration-200 group-data-[menu=open]/menu:rotate-180 max-sm:hidden"
        />
      </button>
      <div className={panel}>
        <div className="mb-2 border-line border-b px-3 pt-2 pb-3">
          <p className="text-soft text-sm">{t('signedInAs')}</p>
          <p className="truncate font-bold">{user.email || t('noEmail')}</p>
        </div>
        <div id={`${id}-menu`} role="menu" aria-labelledby={id} tabIndex={-1}>
          {user.isAdmin ? (
            <MenuButton onChoose={enterBackoffice}>
              <Icon of={LayoutDashboard} />
              {t('backoffice')}
            </MenuButton>
          ) : null}
          <MenuLink href="/profile" onChoose={menu.close}>
            <Icon of={UserRound} />
            {t('profile')}
          </MenuLink>
          <MenuLink href="/family-management" onChoose={menu.close}>
            <Icon of={UsersRound} />
            {t('familyManagement')}
          </MenuLink>
          <LanguageChoices userId={user.id} onChoose={menu.close} />
          <MenuLink href="/logout" onChoose={menu.close}>
            <Icon of={LogOut} />
            {t('signOut')}
          </MenuLink>
        </div>
      </div>
    </div>
  )
}

function LanguageChoices({ userId, onChoose }: { userId: string; onChoose: () => void }) {
  const t = useTranslations('common')
  const errors = useTranslations('errors')
  const current = useLocale()
  const choose = async (locale: Locale) => {
    onChoose()
    if (locale === current) return
    try {
      await chooseLanguage(locale, userId)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify('error', error.message || errors('network'))
    }
  }
  return (
    <div role="group" aria-label={t('language')} className="my-2 border-line border-y py-2">
      {LOCALES.map((locale) => (
        <MenuChoice
          key={locale}
          lang={locale}
          checked={locale === current}
          onChoose={() => void choose(locale)}
        >
          <Icon of={Globe} />
          {languageName(locale)}
          {locale === current ? <Icon of={Check} className="ml-auto" /> : null}
        </MenuChoice>
      ))}
    </div>
  )
}
