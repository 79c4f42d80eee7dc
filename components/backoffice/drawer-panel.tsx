'use client'

import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { useReturnFocus } from '@/components/ui/use-return-focus'

type DrawerPanelProps = { open: boolean; onClose: () => void; children: ReactNode }

/** Renders a drawer; backdrop, Escape and a button close it. */
export function DrawerPanel({ open, onClose, children }: DrawerPanelProps) {
  const t = useTranslations('backoffice')
  const common = useTranslations('common')
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in lg:hidden" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-64 max-w-[85vw] shadow-soft transition-transform duration-300 starting:-translate-x-full data-[state=closed]:animate-fade-out lg:hidden"
          {...focus}
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
