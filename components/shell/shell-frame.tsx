'use client'

import { Menu, X } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { useDrawer } from './use-drawer'

type ShellFrameProps = {
  brand: ReactNode
  navigation: ReactNode
  bar: ReactNode
  tabs: ReactNode
  children: ReactNode
}

const iconButton = cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'lg:hidden')

/** Renders top bar, sidebar and main area. CSS turns the sidebar into a drawer below 1024 px. */
export function ShellFrame({ brand, navigation, bar, tabs, children }: ShellFrameProps) {
  const t = useTranslations('shell')
  const drawer = useDrawer()
  const state = drawer.open ? 'open' : 'closed'
  const role = drawer.open ? { role: 'dialog', 'aria-modal': true } : { role: 'complementary' }
  const region = { ...role, 'aria-label': t('menu') }
  return (
    <div className="group/shell min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <a
        href="#main"
        inert={drawer.open}
        className="fixed top-2 left-2 z-50 -translate-y-[calc(100%+1rem)] rounded-full opacity-0 bg-leaf px-6 py-3 font-bold text-on-leaf focus:translate-y-0 focus:opacity-100"
      >
        {t('skip')}
      </a>
      <div
        aria-hidden
        data-state={state}
        onClick={drawer.close}
        className="invisible fixed inset-0 z-40 bg-veil opacity-0 transition-[opacity,visibility] duration-300 data-[state=open]:visible data-[state=open]:opacity-100 lg:hidden"
      />
      <div
        ref={drawer.panel}
        id="sidebar"
        data-state={state}
        {...region}
        className="fixed inset-y-0 left-0 z-40 flex w-64 flex-col overflow-y-auto overscroll-contain border-line border-r bg-card transition-[translate,visibility] duration-300 ease-out max-lg:invisible max-lg:-translate-x-full max-lg:data-[state=open]:visible max-lg:data-[state=open]:translate-x-0 max-lg:data-[state=open]:shadow-soft max-lg:data-[state=open]:transition-[translate] lg:sticky lg:top-0 lg:h-dvh"
      >
        <div className="flex h-16 shrink-0 items-center justify-between gap-2 pr-3 pl-5 lg:h-20">
          {brand}
          <button type="button" aria-label={t('closeMenu')} onClick={drawer.close} className={iconButton}>
            <Icon of={X} />
          </button>
        </div>
        {navigation}
      </div>
      {/* The tab bar's height, for what sticks above it. */}
      <div
        className="flex min-h-dvh min-w-0 flex-col max-lg:[--tab-bar:calc(var(--spacing)*16_+_env(safe-area-inset-bottom))]"
        inert={drawer.open}
      >
        <header className="sticky top-0 z-30 border-line border-b bg-ground/95 [view-transition-name:top-bar]">
          <div className="mx-auto flex min-h-16 w-full max-w-[80rem] items-center gap-2 px-3 sm:px-6 lg:px-9">
            <button
              ref={drawer.opener}
              type="button"
              aria-label={t('openMenu')}
              aria-expanded={drawer.open}
              aria-controls="sidebar"
              onClick={drawer.show}
              className={iconButton}
            >
              <Icon of={Menu} />
            </button>
            {bar}
          </div>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[80rem] flex-1 px-4 pt-6 pb-12 outline-none transition-[filter] duration-200 max-lg:group-has-[[data-user-menu][data-state=open]]/shell:blur-xs sm:px-6 lg:px-9 lg:pt-8"
        >
          {children}
        </main>
        {tabs}
      </div>
    </div>
  )
}
