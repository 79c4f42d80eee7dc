'use client'

import { Eye, EyeOff } from 'lucide'
import { type ComponentProps, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Field, type FieldProps } from './field'

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & { showLabel: string; hideLabel: string }

export function PasswordField({
  label,
  note,
  hint,
  error,
  id,
  className,
  showLabel,
  hideLabel,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const icon = shown ? EyeOff : Eye
  return (
    <Field {...{ label, note, hint, error, id, className }}>
      {(control) => (
        <div className="relative">
          <Input
            autoCapitalize="none"
            spellCheck={false}
            {...props}
            {...control}
            type={shown ? 'text' : 'password'}
            className="pr-13"
          />
          <button
            type="button"
            aria-label={shown ? hideLabel : showLabel}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0.5 my-auto grid size-11 place-items-center rounded-full text-soft hover:text-leaf-ink"
          >
            <Icon of={icon} className="size-5" />
          </button>
        </div>
      )}
    </Field>
  )
}
