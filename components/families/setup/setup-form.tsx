'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, type ComponentProps, useEffect } from 'react'
import type { z } from 'zod'
import { leaveTo } from '@/components/auth/leave-to'
import { FormError } from '@/components/form/form-error'
import { TextField } from '@/components/form/text-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { notifyNext } from '@/components/shell/notify'
import { Button } from '@/components/ui/button'

type SetupFormProps = Omit<ComponentProps<typeof TextField>, 'name' | 'error' | 'onChange'> & {
  way: 'create' | 'join'
  name: string
  schema: () => Promise<z.ZodType<unknown, Record<string, string>>>
  send: (value: string) => Promise<unknown>
  format?: (typed: string) => string
  /** Kept when the user returns. */
  typed: string
  onType: (typed: string) => void
  submitLabel: string
  doneText: string
  unknownText?: string
}

export function SetupForm({
  way,
  name,
  schema,
  send,
  format = (typed) => typed,
  typed,
  onType,
  submitLabel,
  doneText,
  unknownText,
  ...props
}: SetupFormProps) {
  const t = useTranslations('errors')
  const form = useContractForm<Record<string, string>, unknown>({
    schema,
    defaultValues: { [name]: typed },
    submit: (values) => send(values[name] ?? ''),
    onDone: () => {
      notifyNext('success', doneText)
      return leaveTo('/my-activities')
    },
  })

  const { error, setFocus } = form
  useEffect(() => setFocus(name), [setFocus, name])

  const bound = form.field(name)
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget: input } = event
    // In the middle it would move the caret.
    if (input.selectionStart === input.value.length) input.value = format(input.value)
    onType(input.value)
    return bound.onChange(event)
  }

  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-6">
      {error ? (
        <FormError
          title={t(`family_setup_error_failed_to_${way}_family`)}
          message={
            error.status === 404
              ? unknownText
              : error.message || t(`family_setup_error_generic_${way}_family`)
          }
        />
      ) : null}
      <TextField autoComplete="off" required {...props} {...bound} onChange={onChange} />
      <Button type="submit" size="lg" loading={form.submitting} className="w-full">
        {submitLabel}
      </Button>
    </form>
  )
}
