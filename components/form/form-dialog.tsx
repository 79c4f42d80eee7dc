'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent, ReactNode } from 'react'
import { FormError } from '@/components/form/form-error'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { InputDialog } from './input-dialog'

type FormDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  form: {
    onSubmit: (event: FormEvent) => Promise<void>
    errorMessage: string | null
    submitting: boolean
    formState: { isDirty: boolean }
  }
  submitLabel: string
  danger?: boolean
  className?: string
  children: ReactNode
}

/** Renders a short form in a dialog; accidental closing keeps its input. */
export function FormDialog({ form, submitLabel, danger = false, children, ...props }: FormDialogProps) {
  const t = useTranslations('common')
  return (
    <InputDialog {...props} dirty={form.formState.isDirty} locked={form.submitting}>
      <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <FormError message={form.errorMessage ?? undefined} />
        {children}
        <DialogFooter className="mt-1">
          <Button variant="secondary" onClick={props.onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={form.submitting}>
            {submitLabel}
          </Button>
        </DialogFooter>
      </form>
    </InputDialog>
  )
}
