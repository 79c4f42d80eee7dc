'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { Decision } from './use-decision'

type DecisionQuestionProps = {
  decision: Decision
  family: string
  onCancel: () => void
  onConfirm: () => Promise<void>
}

/** Asks before all of a family is hidden, and before a child can be seen again. */
export function DecisionQuestion({ decision, family, onCancel, onConfirm }: DecisionQuestionProps) {
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
