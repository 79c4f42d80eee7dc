'use client'

import { Close } from '@radix-ui/react-dialog'
import { Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { createContext, type ReactNode, useContext } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Confirmation } from '@/components/form/confirmation'
import { FormError } from '@/components/form/form-error'
import { InputDialog } from '@/components/form/input-dialog'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { PinnedFooter } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { useDialog } from '@/components/ui/use-dialog'
import type { BilingualValues, ContentText } from './bilingual'
import type { ContentNamespace } from './content-list'
import type { useContentForm } from './use-content-form'

type AnyContent = BilingualValues<ContentText> & { id: string; version: number }
type ContentForm = ReturnType<typeof useContentForm<ContentText, FieldValues, AnyContent>>

const FormContext = createContext<ContentForm | null>(null)

export function useEditorForm(): ContentForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('a field of content is outside of an editor')
  return form
}

export type ContentDialogProps = {
  open: boolean
  onClose: () => void
}

type ContentEditorProps = ContentDialogProps & {
  namespace: ContentNamespace
  /** Question before the deletion; null if new. */
  deletion: { title: string; text: string } | null
  form: Pick<
    ContentForm,
    'onSubmit' | 'submitting' | 'dirty' | 'formError' | 'overtaken' | 'takeTheirs' | 'remove'
  >
  actions?: ReactNode
  children: ReactNode
}

type EditorFormProps = {
  form: Pick<ContentForm, 'onSubmit' | 'submitting'>
  submitLabel: string
  className: string
  children: ReactNode
}

/** Renders a long form, which its fields read by `useEditorForm`, with its buttons always in view. */
export function EditorForm({ form, submitLabel, className, children }: EditorFormProps) {
  const t = useTranslations('common')
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className={className}>
      <FormContext value={form as ContentForm}>{children}</FormContext>
      <PinnedFooter>
        <Close asChild>
          <Button variant="secondary" className="max-sm:hidden">
            {t('cancel')}
          </Button>
        </Close>
        <Button type="submit" loading={form.submitting}>
          {submitLabel}
        </Button>
      </PinnedFooter>
    </form>
  )
}

/** Renders an editor that protects input. */
export function ContentEditor(props: ContentEditorProps) {
  const { namespace, deletion, form, actions, children, open, onClose } = props
  const t = useTranslations(namespace)
  const common = useTranslations('common')
  const editor = useTranslations('backoffice.editor')
  const confirm = useDialog()
  const remove = async () => {
    if (!(await form.remove?.())) confirm.close()
  }
  return (
    <InputDialog
      open={open}
      onClose={onClose}
      title={deletion ? t('editTitle') : t('newTitle')}
      text={t('editText')}
      dirty={form.dirty}
      locked={form.submitting}
      className="scroll-pb-24 sm:max-w-4xl"
    >
      <EditorForm form={form} submitLabel={deletion ? common('save') : t('create')} className="grid gap-6">
        {children}
        <FormError message={form.formError ?? undefined} />
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
        {deletion ? (
          <div className="-mx-4 flex flex-wrap gap-1">
            <Button variant="ghost" onClick={confirm.show} className="text-coral-ink">
              <Icon of={Trash2} />
              {t('delete')}
            </Button>
            {actions}
          </div>
        ) : null}
      </EditorForm>
      {deletion ? (
        <Confirmation dialog={confirm} confirmLabel={t('delete')} onConfirm={remove} {...deletion} />
      ) : null}
    </InputDialog>
  )
}
