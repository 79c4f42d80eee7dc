import type { FormEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { FormError } from './form-error'
import { FORM_WITH_FOOTER, FormFooter } from './form-footer'

type FormFrameProps = {
  /** Receives the form without scripts. */
  action?: string
  onSubmit: (event: FormEvent) => Promise<void>
  submitting: boolean
  submitLabel: string
  errorMessage: string | null
  errorTitle?: string | undefined
  /** Shares a footer that stays in sight with a smaller button. */
  secondaryAction?: ReactNode
  children: ReactNode
}

/** Renders a full-page form: errors above the fields, one button below. */
export function FormFrame({ errorMessage, errorTitle, children, ...props }: FormFrameProps) {
  const { action, onSubmit, submitting, submitLabel, secondaryAction } = props
  return (
    <form
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      className={secondaryAction ? FORM_WITH_FOOTER : 'grid gap-4 sm:gap-5'}
    >
      <FormError title={errorMessage ? errorTitle : undefined} message={errorMessage ?? undefined} />
      {children}
      {secondaryAction ? (
        <FormFooter>
          <Button type="submit" loading={submitting} className="max-sm:grow">
            {submitLabel}
          </Button>
          {secondaryAction}
        </FormFooter>
      ) : (
        <Button type="submit" size="lg" loading={submitting} className="w-full">
          {submitLabel}
        </Button>
      )}
    </form>
  )
}
