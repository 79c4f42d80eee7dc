'use client'

import { ArrowLeftRight, Menu } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { chooseEnvironment } from '@/components/auth/choose-environment'
import { leaveTo } from '@/components/auth/leave-to'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import { Link, usePathname } from '@/lib/platform/i18n/navigation'

const DrawerPanel = lazyClient(() => import('./drawer-panel').then((module) => module.DrawerPanel))

export function BackofficeDrawer({ children }: { children: ReactNode }) {
  const t = useTranslations('backoffice')
  const drawer = useDialog()
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={drawer.open}
        onClick={drawer.show}
      >
        <Icon of={Menu} />
      </Button>
      {drawer.key > 0 ? (
        <DrawerPanel key={drawer.key} {...drawer.shown}>
          {children}
        </DrawerPanel>
      ) : null}
    </>
  )
}

/** Renders a sidebar link, marked on its page and those below. */
export function BackofficeLink({ href, children }: { href: string; children: ReactNode }) {
  const path = usePathname()
  const here = path === href || (href !== '/backoffice' && path.startsWith(`${href}/`))
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className="flex min-h-11 items-center gap-3 rounded-field px-3.5 font-bold text-soft transition-colors duration-200 hover:bg-leaf-tint hover:text-ink aria-[current=page]:bg-leaf-tint aria-[current=page]:text-ink [&_svg]:size-5 [&_svg]:shrink-0"
    >
      {children}
    </Link>
  )
}

export function SwitchToUser({ className }: { className: string }) {
  const t = useTranslations('backoffice')
  const leave = async () => {
    chooseEnvironment('user')
    await leaveTo('/')
  }
  return (
    <button type="button" onClick={leave} className={className}>
      <Icon of={ArrowLeftRight} />
      {t('switchToUser')}
    </button>
  )
}
