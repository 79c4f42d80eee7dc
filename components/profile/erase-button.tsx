'use client'

import { Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { lazyClient } from '@/components/ui/lazy-client'
import { useDialog } from '@/components/ui/use-dialog'
import type { EraseDialogProps } from './erase-dialog'

const EraseDialog = lazyClient(() => import('./erase-dialog').then((module) => module.EraseDialog))

export function EraseButton(props: Omit<EraseDialogProps, 'open' | 'onClose'>) {
  const t = useTranslations('ownData')
  const dialog = useDialog()
  return (
    <>
      <Button
        variant="secondary"
        onClick={dialog.show}
        className="text-coral-ink hover:border-coral hover:bg-coral-tint max-sm:w-full"
      >
        <Icon of={Trash2} />
        {t('erase')}
      </Button>
      {dialog.key > 0 ? <EraseDialog key={dialog.key} {...dialog.shown} {...props} /> : null}
    </>
  )
}
