'use client'

import { FileDown } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Stamp } from '@/components/art/stamp'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { buttonVariants } from '@/components/ui/button-variants'
import { Icon } from '@/components/ui/icon'
import type {
  createRecipeContract,
  deleteRecipeContract,
  updateRecipeContract,
} from '@/lib/features/recipes/contract'
import type { RecipeForEditing, Week } from '@/lib/features/recipes/library/schema'
import { recipeFileUrl } from '@/lib/features/recipes/rules'
import { RECIPE_LIMITS } from '@/lib/features/recipes/schema'
import { formatDateRange } from '@/lib/platform/dates/format'
import { send, sendForm } from '@/lib/platform/http/api-client'
import { type ContentDialogProps, ContentEditor } from '../content/content-editor'
import { PictureField } from '../content/picture-field'
import {
  LanguageField,
  TranslatedField,
  TranslatedFields,
  TranslatedRows,
} from '../content/translated-fields'
import { useContentForm } from '../content/use-content-form'

const BLANK = { title: '', ingredients: [] as string[], steps: [] as string[] }

const REQUESTS = {
  create: (form: FormData) => sendForm<typeof createRecipeContract>('POST', '/recipes', { form }),
  update: (id: string, form: FormData) =>
    sendForm<typeof updateRecipeContract>('PUT', '/recipes/{id}', { params: { id }, form }),
  remove: (id: string) => send<typeof deleteRecipeContract>('DELETE', '/recipes/{id}', { params: { id } }),
}

type RecipeDialogProps = ContentDialogProps & {
  recipe: RecipeForEditing | null
  weeks: readonly Week[]
}

export function RecipeDialog({ recipe, weeks, ...dialog }: RecipeDialogProps) {
  const t = useTranslations('recipes')
  const locale = useLocale()
  const deletion = recipe && {
    title: t('deleteTitle', { title: recipe.texts[locale].title || recipe.texts[recipe.language].title }),
    text: recipe.challengeId ? t('deletePrinted') : t('deleteText'),
  }
  const form = useContentForm({
    namespace: 'recipes',
    saved: recipe,
    text: BLANK,
    toFields: (saved) => ({
      servings: saved?.servings?.toString() ?? '',
      minutes: saved?.minutes?.toString() ?? '',
      challengeId: saved?.challengeId ?? '',
    }),
    toBody: ({ servings, minutes, challengeId }) => ({ servings, minutes, challengeId }),
    schema: async () => (await import('@/lib/features/recipes/schema')).createRecipeInput,
    requests: REQUESTS,
    onDone: dialog.onClose,
  })
  const print = recipe ? (
    <a
      href={recipeFileUrl(recipe.id)}
      target="_blank"
      rel="noreferrer"
      className={buttonVariants({ variant: 'ghost' })}
    >
      <Icon of={FileDown} />
      {t('pdf')}
    </a>
  ) : null
  return (
    <ContentEditor namespace="recipes" form={form} deletion={deletion} actions={print} {...dialog}>
      <TranslatedFields>
        {(language) => (
          <>
            <TranslatedField language={language} name="title" label={t('title')} />
            <TranslatedRows
              language={language}
              name="ingredients"
              label={t('ingredients')}
              limits={{ rows: RECIPE_LIMITS.ingredients, letters: RECIPE_LIMITS.ingredient }}
              words={{
                row: (n) => t('ingredientRow', { n }),
                add: t('addIngredient'),
                remove: (n) => t('removeIngredient', { n }),
              }}
            />
            <TranslatedRows
              language={language}
              name="steps"
              label={t('steps')}
              limits={{ rows: RECIPE_LIMITS.steps, letters: RECIPE_LIMITS.step }}
              words={{
                row: (n) => t('stepRow', { n }),
                add: t('addStep'),
                remove: (n) => t('removeStep', { n }),
              }}
              order={{ up: (n) => t('stepUp', { n }), down: (n) => t('stepDown', { n }) }}
            />
          </>
        )}
      </TranslatedFields>
      <div className="grid items-start gap-6 border-line border-t pt-6 md:grid-cols-2">
        <PictureField
          label={t('picture')}
          current={recipe?.image ?? null}
          value={form.picture}
          onChange={form.setPicture}
          placeholder={<Stamp name="bowl" className="w-16" />}
          error={form.pictureError}
        />
        <div className="grid gap-4">
          <div className="grid grid-cols-2 gap-4">
            {(['servings', 'minutes'] as const).map((name) => (
              <TextField
                key={name}
                label={t(name)}
                type="number"
                inputMode="numeric"
                min={1}
                max={RECIPE_LIMITS[name]}
                {...form.field(name)}
              />
            ))}
          </div>
          <SelectField label={t('week')} hint={t('weekHint')} {...form.field('challengeId')}>
            <option value="">{t('noWeek')}</option>
            {weeks.map(({ id, title, startDate, endDate }) => (
              <option key={id} value={id}>
                {t('weekOption', { title, days: formatDateRange(startDate, endDate) })}
              </option>
            ))}
          </SelectField>
          <LanguageField />
        </div>
      </div>
    </ContentEditor>
  )
}
