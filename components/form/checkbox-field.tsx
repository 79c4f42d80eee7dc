import { type ComponentProps, type ReactNode, useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { FieldError, type FieldProps, getFieldAttributes } from './field'

type CheckboxFieldProps = Omit<FieldProps, 'label' | 'note'> &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & { label: ReactNode }

/** Renders a checkbox; its label can contain links. */
export function CheckboxField({ label, hint, error, id, className, ...props }: CheckboxFieldProps) {
  const ownId = useId()
  const { hintId, errorId, ...control } = getFieldAttributes(id ?? ownId, Boolean(hint), Boolean(error))
  return (
    <div className={cn('grid gap-1.5', className)}>
      <div className="flex items-start gap-3 py-2.5">
        <Checkbox {...props} {...control} />
        <div className="min-w-0">
          <label htmlFor={control.id} className="text-ink">
            {label}
          </label>
          {hint ? (
            <p id={hintId} className="mt-0.5 text-soft text-sm">
              {hint}
            </p>
          ) : null}
        </div>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
