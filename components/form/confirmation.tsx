'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { LazyConfirm } from '@/components/ui/lazy-confirm'
import type { useDialog } from '@/components/ui/use-dialog'

type ConfirmationProps = Omit<
  ComponentProps<typeof LazyConfirm>,
  'open' | 'closeLabel' | 'cancelLabel' | 'onCancel'
> & { dialog: ReturnType<typeof useDialog> }

/** Renders a confirm dialog from its first opening on. */
export function Confirmation({ dialog, ...props }: ConfirmationProps) {
  const t = useTranslations('common')
  if (dialog.key === 0) return null
  return (
    <LazyConfirm
      open={dialog.open}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      onCancel={dialog.close}
      {...props}
    />
  )
}
