'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { UnsavedInputDialog } from '@/components/ui/unsaved-input-dialog'

type InputDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  /** Closing asks for confirmation. */
  dirty?: boolean
  /** Cannot be closed now. */
  locked?: boolean
  className?: string
  children: ReactNode
}

/** Renders a dialog with a header; accidental closing keeps its input. */
export function InputDialog({ title, text, dirty = false, children, ...props }: InputDialogProps) {
  const t = useTranslations('common')
  return (
    <UnsavedInputDialog
      {...props}
      dirty={dirty}
      closeLabel={t('close')}
      question={{
        title: t('unsaved.title'),
        text: t('unsaved.text'),
        keep: t('unsaved.keep'),
        discard: t('unsaved.discard'),
      }}
    >
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
      </DialogHeader>
      {children}
    </UnsavedInputDialog>
  )
}
