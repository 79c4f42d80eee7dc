'use client'

import { useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { TextField } from '@/components/form/text-field'
import { RECIPE_LIMITS } from '@/lib/features/recipes/schema'
import { translationState } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import { otherLanguage } from '../content/bilingual'
import { BilingualColumns } from '../content/bilingual-columns'
import { TextRows } from '../content/text-rows'
import type { RecipeValues } from './recipe-form-values'
import type { RecipeForm } from './use-recipe-form'

export function RecipeTexts({ form }: { form: RecipeForm }) {
  const t = useTranslations('recipes')
  const { language: base, texts } = form.watch() as RecipeValues
  const state = translationState(texts[base], texts[otherLanguage(base)])
  return (
    <BilingualColumns base={base} stateOf={(language) => (language === base ? 'whole' : state)}>
      {(language) => (
        <>
          <TextField
            label={t('title')}
            required={language === base}
            autoComplete="off"
            error={form.getFieldError(`texts.${language}.title`)}
            {...form.register(`texts.${language}.title`)}
          />
          <Ingredients form={form} language={language} />
          <Steps form={form} language={language} />
        </>
      )}
    </BilingualColumns>
  )
}

type RowsProps = { form: RecipeForm; language: Locale }

function Ingredients({ form, language }: RowsProps) {
  const t = useTranslations('recipes')
  const name = `texts.${language}.ingredients` as const
  const { field } = useController({ control: form.control, name })
  return (
    <TextRows
      label={t('ingredients')}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      limits={{ rows: RECIPE_LIMITS.ingredients, letters: RECIPE_LIMITS.ingredient }}
      error={form.getFieldError(name)}
      words={{
        row: (n) => t('ingredientRow', { n }),
        add: t('addIngredient'),
        remove: (n) => t('removeIngredient', { n }),
      }}
    />
  )
}

function Steps({ form, language }: RowsProps) {
  const t = useTranslations('recipes')
  const name = `texts.${language}.steps` as const
  const { field } = useController({ control: form.control, name })
  return (
    <TextRows
      label={t('steps')}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      limits={{ rows: RECIPE_LIMITS.steps, letters: RECIPE_LIMITS.step }}
      error={form.getFieldError(name)}
      words={{ row: (n) => t('stepRow', { n }), add: t('addStep'), remove: (n) => t('removeStep', { n }) }}
      order={{ up: (n) => t('stepUp', { n }), down: (n) => t('stepDown', { n }) }}
    />
  )
}
