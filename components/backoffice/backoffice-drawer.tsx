'use client'

import * as Radix from '@radix-ui/react-dialog'
import { Menu, X } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'

/** Renders the sidebar as a drawer on small screens; backdrop, Escape and a button close it. */
export function BackofficeDrawer({ children }: { children: ReactNode }) {
  const t = useTranslations('backoffice')
  const common = useTranslations('common')
  return (
    <Radix.Root>
      <Radix.Trigger
        aria-label={t('openMenu')}
        className={buttonVariants({ variant: 'ghost', size: 'icon' })}
      >
        <Icon of={Menu} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in lg:hidden" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-64 max-w-[85vw] shadow-soft transition-transform duration-300 starting:-translate-x-full data-[state=closed]:animate-fade-out lg:hidden"
        >
          <Radix.Title className="sr-only">{t('menu')}</Radix.Title>
          {children}
          <Radix.Close
            aria-label={common('close')}
            className={cn(
              buttonVariants({ variant: 'ghost', size: 'icon' }),
              'absolute top-3.5 right-2 text-white',
            )}
          >
            <Icon of={X} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
