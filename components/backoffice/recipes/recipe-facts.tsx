'use client'

import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import type { Week } from '@/lib/features/recipes/library/schema'
import { RECIPE_LIMITS } from '@/lib/features/recipes/schema'
import { formatDate, formatDayMonth } from '@/lib/platform/dates/format'
import type { RecipeForm } from './use-recipe-form'

export function RecipeFacts({ form, weeks }: { form: RecipeForm; weeks: readonly Week[] }) {
  const t = useTranslations('recipes')
  const bilingual = useTranslations('backoffice.bilingual')
  const common = useTranslations('common')
  const count = (name: 'servings' | 'minutes') => ({
    ...form.register(name),
    label: t(name),
    type: 'number',
    inputMode: 'numeric' as const,
    min: 1,
    max: RECIPE_LIMITS[name],
    error: form.getFieldError(name),
  })
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-4">
        <TextField {...count('servings')} />
        <TextField {...count('minutes')} />
      </div>
      <SelectField
        label={t('week')}
        hint={t('weekHint')}
        error={form.getFieldError('challengeId')}
        {...form.register('challengeId')}
      >
        <option value="">{t('noWeek')}</option>
        {weeks.map(({ id, title, startDate, endDate }) => (
          <option key={id} value={id}>
            {t('weekOption', { title, from: formatDayMonth(startDate), to: formatDate(endDate) })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={bilingual('language')}
        options={[
          { value: 'en', label: common('english') },
          { value: 'pt-BR', label: common('portuguese') },
        ]}
        {...form.register('language')}
      />
    </div>
  )
}
