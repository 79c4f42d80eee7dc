import type { ComponentProps } from 'react'
import { Input } from '@/components/ui/input'
import { Field, type FieldProps } from './field'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

export function TextField({ label, note, hint, error, id, className, ...props }: TextFieldProps) {
  return (
    <Field {...{ label, note, hint, error, id, className }}>
      {(control) => <Input {...props} {...control} />}
    </Field>
  )
}
