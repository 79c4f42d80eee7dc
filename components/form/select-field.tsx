import type { ComponentProps } from 'react'
import { Select } from '@/components/ui/select'
import { Field, type FieldProps } from './field'

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & {
    options?: readonly { value: string; label: string }[]
  }

/** Renders `options`, or `option` elements as children. */
export function SelectField({
  label,
  note,
  hint,
  error,
  id,
  className,
  options,
  children,
  ...props
}: SelectFieldProps) {
  return (
    <Field {...{ label, note, hint, error, id, className }}>
      {(control) => (
        <Select {...props} {...control}>
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {children}
        </Select>
      )}
    </Field>
  )
}
