'use client'

import { Close } from '@radix-ui/react-dialog'
import { useTranslations } from 'next-intl'
import type { FormEvent, ReactNode } from 'react'
import { FormError } from '@/components/form/form-error'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { GuardedDialog } from '@/components/ui/guarded-dialog'

type EditorFrameProps = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  form: {
    onSubmit: (event: FormEvent) => Promise<void>
    submitting: boolean
    dirty: boolean
    formFailure: string | null
    overtaken: boolean
    takeTheirs: () => void
  }
  submitLabel: string
  action?: ReactNode
  children: ReactNode
}

/** Renders the dialog of an editor; neither closing it nor an error loses input without a confirmation. */
export function EditorFrame({
  open,
  onClose,
  title,
  text,
  form,
  submitLabel,
  action,
  children,
}: EditorFrameProps) {
  const t = useTranslations('common')
  const editor = useTranslations('backoffice.editor')
  return (
    <GuardedDialog
      open={open}
      onClose={onClose}
      dirty={form.dirty}
      locked={form.submitting}
      closeLabel={t('close')}
      question={{
        title: t('unsaved.title'),
        text: t('unsaved.text'),
        keep: t('unsaved.keep'),
        discard: t('unsaved.discard'),
      }}
      className="sm:max-w-4xl"
    >
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
      </DialogHeader>
      <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-6">
        {children}
        <FormError message={form.formFailure ?? undefined} />
        {form.overtaken ? (
          <Alert
            tone="warning"
            role="alert"
            title={editor('overtaken')}
            action={
              <Button variant="secondary" size="sm" onClick={form.takeTheirs}>
                {editor('takeTheirs')}
              </Button>
            }
          >
            {editor('overtakenText')}
          </Alert>
        ) : null}
        <DialogFooter className="mt-0 bg-card sm:sticky sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:items-center sm:border-line sm:border-t sm:px-8 sm:py-4">
          {action ? <div className="grid sm:mr-auto">{action}</div> : null}
          <Close asChild>
            <Button variant="secondary">{t('cancel')}</Button>
          </Close>
          <Button type="submit" loading={form.submitting}>
            {submitLabel}
          </Button>
        </DialogFooter>
      </form>
    </GuardedDialog>
  )
}
