import type { FormEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { FormError } from './form-error'

type FormFrameProps = {
  /** Receives the form without scripts. */
  action?: string
  onSubmit: (event: FormEvent) => Promise<void>
  submitting: boolean
  submitLabel: string
  errorMessage: string | null
  errorTitle?: string | undefined
  /** Shares the row of a smaller button. */
  secondaryAction?: ReactNode
  children: ReactNode
}

/** Renders a full-page form: errors above the fields, one button below. */
export function FormFrame({ errorMessage, errorTitle, children, ...props }: FormFrameProps) {
  const { action, onSubmit, submitting, submitLabel, secondaryAction } = props
  return (
    <form method="post" action={action} noValidate onSubmit={onSubmit} className="grid gap-4 sm:gap-5">
      <FormError title={errorMessage ? errorTitle : undefined} message={errorMessage ?? undefined} />
      {children}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button
          type="submit"
          size={secondaryAction ? 'md' : 'lg'}
          loading={submitting}
          className={secondaryAction ? 'max-sm:grow' : 'w-full'}
        >
          {submitLabel}
        </Button>
        {secondaryAction}
      </div>
    </form>
  )
}
