'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, useEffect } from 'react'
import { leaveTo } from '@/components/auth/leave-to'
import { FormError } from '@/components/form/form-error'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import type { joinFamilyContract } from '@/lib/families/contract'
import { send } from '@/lib/http/client'
import { useContractForm } from '@/lib/http/form'
import { readableJoinCode } from './join-code'

type Values = { uniqueCode: string }

export function JoinFamilyForm() {
  const t = useTranslations('familySetup')
  const { register, onSubmit, errorOf, failure, submitting, setFocus } = useContractForm<Values, unknown>({
    schema: async () => (await import('@/lib/families/schema')).joinFamilyInput,
    defaultValues: { uniqueCode: '' },
    submit: (values) => send<typeof joinFamilyContract>('POST', '/families/join', { body: values }),
    onDone: () => leaveTo('/my-activities'),
  })

  useEffect(() => setFocus('uniqueCode'), [setFocus])

  const field = register('uniqueCode')
  // Only at the end of the text: formatting in its middle would carry the caret away.
  const format = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    if (input.selectionStart === input.value.length) input.value = readableJoinCode(input.value)
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-6">
      <FormError message={failure ?? undefined} />
      <TextField
        label={t('joinCode')}
        hint={t('joinCodeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={errorOf('uniqueCode')}
        {...field}
        onChange={(event) => {
          format(event)
          return field.onChange(event)
        }}
        style={{ letterSpacing: '0.14em', textTransform: 'uppercase', fontWeight: 700 }}
      />
      <Button type="submit" size="lg" loading={submitting} className="w-full">
        {t('joinSubmit')}
      </Button>
    </form>
  )
}
