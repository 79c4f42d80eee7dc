'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { CheckboxField } from '@/components/form/checkbox-field'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'

type RemovalQuestionProps = Omit<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'text' | 'closeLabel' | 'cancelLabel' | 'confirmLabel' | 'onConfirm' | 'children'
> & {
  name: string
  /** @param withCode whether the family gets another code, too */
  onConfirm: (withCode: boolean) => Promise<void>
}

/** Asks before an adult is removed from the family. */
export function RemovalQuestion({ name, onConfirm, ...dialog }: RemovalQuestionProps) {
  const t = useTranslations('family')
  const tCommon = useTranslations('common')
  const [withCode, setWithCode] = useState(true)
  return (
    <ConfirmDialog
      {...dialog}
      title={t('removeTitle', { name })}
      text={t('removeAdultText', { name })}
      closeLabel={tCommon('close')}
      cancelLabel={tCommon('cancel')}
      confirmLabel={t('remove')}
      onConfirm={() => onConfirm(withCode)}
    >
      <CheckboxField
        label={t('renewOnRemoval')}
        checked={withCode}
        onChange={(event) => setWithCode(event.target.checked)}
      />
    </ConfirmDialog>
  )
}
