'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent, ReactNode } from 'react'
import { FormError } from '@/components/form/form-error'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { GuardedDialog } from '@/components/ui/guarded-dialog'

type FormDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  form: {
    onSubmit: (event: FormEvent) => Promise<void>
    failure: string | null
    submitting: boolean
    formState: { isDirty: boolean }
  }
  submitLabel: string
  danger?: boolean
  children: ReactNode
}

/** Renders a short form in a dialog; accidental closing keeps its input. */
export function FormDialog({ form, submitLabel, danger = false, children, ...props }: FormDialogProps) {
  const { open, onClose, title, text } = props
  const t = useTranslations('common')
  return (
    <GuardedDialog
      open={open}
      onClose={onClose}
      dirty={form.formState.isDirty}
      locked={form.submitting}
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
      <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <FormError message={form.failure ?? undefined} />
        {children}
        <DialogFooter className="mt-1">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={form.submitting}>
            {submitLabel}
          </Button>
        </DialogFooter>
      </form>
    </GuardedDialog>
  )
}
