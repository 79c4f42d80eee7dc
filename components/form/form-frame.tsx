import type { FormEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FormError } from './form-error'

type FormFrameProps = {
  /** Receives the form without scripts. */
  action?: string
  onSubmit: (event: FormEvent) => Promise<void>
  submitting: boolean
  submitLabel: string
  failure: string | null
  failureTitle?: string | undefined
  /** Keeps the button as wide as its text, except on phones. */
  hasSmallButton?: boolean
  children: ReactNode
}

/** Renders a full-page form: errors above the fields, one button below. */
export function FormFrame({ failure, failureTitle, children, ...props }: FormFrameProps) {
  const { action, onSubmit, submitting, submitLabel, hasSmallButton = false } = props
  return (
    <form method="post" action={action} noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormError title={failure ? failureTitle : undefined} message={failure ?? undefined} />
      {children}
      <Button
        type="submit"
        size={hasSmallButton ? 'md' : 'lg'}
        loading={submitting}
        className={cn('w-full', hasSmallButton && 'sm:w-auto sm:justify-self-start')}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
