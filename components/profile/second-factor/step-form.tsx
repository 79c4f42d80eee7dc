import { useTranslations } from 'next-intl'
import type { FormEvent, ReactNode } from 'react'
import { FormError } from '@/components/form/form-error'
import { Button } from '@/components/ui/button'

type StepFormProps = {
  form: { onSubmit: (event: FormEvent) => Promise<void>; submitting: boolean; errorMessage: string | null }
  submitLabel: string
  onCancel: () => void
  children: ReactNode
}

export function StepForm({ form, submitLabel, onCancel, children }: StepFormProps) {
  const t = useTranslations('common')
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="mt-5 grid gap-5">
      <FormError message={form.errorMessage ?? undefined} />
      {children}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={form.submitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
