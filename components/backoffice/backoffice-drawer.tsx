'use client'

import { Menu } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'

const DrawerPanel = lazyClient(() => import('./drawer-panel').then((module) => module.DrawerPanel))

/** Shows the sidebar as a drawer on small screens. */
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
        <DrawerPanel key={drawer.key} open={drawer.open} onClose={drawer.close}>
          {children}
        </DrawerPanel>
      ) : null}
    </>
  )
}
