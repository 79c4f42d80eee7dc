'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { Decision } from './use-decision'

type DecisionConfirmDialogProps = {
  decision: Decision
  family: string
  onCancel: () => void
  onConfirm: () => Promise<void>
}

/** Asks for confirmation before a whole family is hidden, and before a child becomes visible again. */
export function DecisionConfirmDialog({ decision, family, onCancel, onConfirm }: DecisionConfirmDialogProps) {
  const common = useTranslations('common')
  const t = useTranslations('moderation')
  const what = decision === 'upheld' ? 'family' : 'child'
  return (
    <ConfirmDialog
      open
      title={t(`confirm.${what}.title`, { family })}
      text={t(`confirm.${what}.text`)}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      confirmLabel={t(`confirm.${what}.do`)}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  )
}
