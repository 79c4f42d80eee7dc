import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { Label } from '@/components/ui/label'

/** Attributes for a control's label, hint and error. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

export type FieldProps = {
  label: string
  /** Such as "optional". */
  note?: string
  hint?: ReactNode
  error?: string
  id?: string
  className?: string
}

export function Field({
  label,
  note,
  hint,
  error,
  id,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const { hintId, errorId, ...control } = getFieldAttributes(controlId, Boolean(hint), Boolean(error))
  return (
    <div className={cn('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={controlId}>{label}</Label>
        {note ? <span className="text-soft text-sm">{note}</span> : null}
      </div>
      {hint ? (
        <p id={hintId} className="-mt-0.5 text-soft text-sm">
          {hint}
        </p>
      ) : null}
      {children(control)}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <p id={id} className="flex items-start gap-1.5 font-bold text-coral-ink text-sm">
      <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
      {error}
    </p>
  )
}

/** Lists the error before the hint, for screen readers. */
export function getFieldAttributes(id: string, hasHint: boolean, hasError: boolean) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [hasError && errorId, hasHint && hintId].filter(Boolean).join(' ')
  return {
    id,
    hintId,
    errorId,
    'aria-describedby': described || undefined,
    'aria-invalid': hasError ? (true as const) : undefined,
  }
}
