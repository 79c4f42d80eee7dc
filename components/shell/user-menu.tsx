'use client'

import { ChevronDown } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { lazyMenu } from '@/components/ui/lazy-menu'

const UserDropdown = lazyMenu(() => import('./user-dropdown').then((module) => module.UserDropdown))

type UserMenuProps = {
  user: { id: string; firstName: string; email: string; isAdmin: boolean }
  /** Rendered on the server. */
  avatar: ReactNode
}

export function UserMenu({ user, avatar }: UserMenuProps) {
  const t = useTranslations('shell')
  return (
    <UserDropdown
      user={user}
      trigger={
        <button
          type="button"
          data-user-menu
          className="group/menu flex min-h-11 min-w-11 items-center gap-2 rounded-full font-bold transition-colors duration-200 hover:bg-leaf-tint sm:pr-3"
        >
          {avatar}
          <span className="sr-only">{t('account')} </span>
          <span className="max-w-40 truncate max-sm:sr-only">{user.firstName || t('user')}</span>
          <Icon
            of={ChevronDown}
            className="size-4 text-soft transition-transform duration-200 group-data-[state=open]/menu:rotate-180 max-sm:hidden"
          />
        </button>
      }
    />
  )
}
