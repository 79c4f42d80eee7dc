'use client'

import { useTranslations } from 'next-intl'
import { FormFrame } from '@/components/form/form-frame'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { useContractForm } from '@/components/form/use-contract-form'
import { chooseLanguage } from '@/components/shell/choose-language'
import { notify } from '@/components/shell/notify'
import { buttonVariants } from '@/components/ui/button-variants'
import type { updateUserContract } from '@/lib/features/users/contract'
import { send } from '@/lib/platform/http/api-client'
import { languageName } from '@/lib/platform/i18n/language-name'
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales'
import { Link, useRouter } from '@/lib/platform/i18n/navigation'

type Values = { firstName: string; familyName: string; language: Locale }

type ProfileFormProps = { id: string; saved: Values; cancelHref: string }

export function ProfileForm({ id, saved, cancelHref }: ProfileFormProps) {
  const t = useTranslations('profileEdit')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const { register, field, onSubmit, errorMessage, submitting } = useContractForm<Values, Locale>({
    schema: async () => (await import('./profile-schema')).profileValues,
    // Input from before hydration must stay in the markup.
    defaultValues: {},
    submit: async (values) => {
      await send<typeof updateUserContract>('PUT', '/user/{id}', { params: { id }, body: values })
      return values.language
    },
    onDone: async (language) => {
      if (language !== saved.language) return chooseLanguage(language, null)
      void notify('success', t('saved'))
      router.refresh()
    },
  })

  return (
    <FormFrame
      {...{ onSubmit, submitting, errorMessage }}
      submitLabel={t('submit')}
      secondaryAction={
        <Link
          href={cancelHref}
          className={buttonVariants({ variant: 'secondary', className: 'max-sm:grow max-sm:px-4' })}
        >
          {tCommon('cancel')}
        </Link>
      }
    >
      <TextField
        label={t('firstName')}
        autoComplete="given-name"
        required
        defaultValue={saved.firstName}
        {...field('firstName')}
      />
      <TextField
        label={t('familyName')}
        autoComplete="family-name"
        required
        defaultValue={saved.familyName}
        {...field('familyName')}
      />
      <SelectField
        label={t('language')}
        defaultValue={saved.language}
        options={LOCALES.map((value) => ({ value, label: languageName(value) }))}
        {...register('language')}
      />
    </FormFrame>
  )
}
