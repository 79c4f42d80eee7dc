'use client'

import { useLocale, useTranslations } from 'next-intl'
import { notify } from '@/components/shell/notify'
import type { createRecipeContract, updateRecipeContract } from '@/lib/features/recipes/contract'
import type { RecipeForEditing } from '@/lib/features/recipes/library/schema'
import type { Recipe } from '@/lib/features/recipes/schema'
import { sendForm } from '@/lib/platform/http/client'
import { useContentForm } from '../content/use-content-form'
import { RECIPE_TEXT_FIELDS, type RecipeValues, recipeBody, recipeValues } from './recipe-form-values'

export type RecipeForm = ReturnType<typeof useRecipeForm>

export function useRecipeForm(recipe: RecipeForEditing | null, onDone: () => void) {
  const t = useTranslations('recipes')
  const locale = useLocale()
  return useContentForm<RecipeForEditing, RecipeValues, Recipe>({
    saved: recipe,
    valuesOf: (saved) => recipeValues(saved, locale),
    textFields: RECIPE_TEXT_FIELDS,
    schema: async () => (await import('@/lib/features/recipes/schema')).createRecipeInput,
    bodyOf: recipeBody,
    send: (form) =>
      recipe
        ? sendForm<typeof updateRecipeContract>('PUT', '/recipes/{id}', { params: { id: recipe.id }, form })
        : sendForm<typeof createRecipeContract>('POST', '/recipes', { form }),
    onDone: () => {
      void notify('success', recipe ? t('updated') : t('created'))
      onDone()
    },
  })
}
