'use client'

import { FileDown, Trash2 } from 'lucide'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Icon } from '@/components/ui/icon'
import type { RecipeForEditing, Week } from '@/lib/features/recipes/library/schema'
import { recipeFileUrl } from '@/lib/features/recipes/rules'
import { EditorFrame } from '../content/editor-frame'
import { EditorPicture } from '../content/editor-picture'
import { MotifPicture } from '../content/motif-picture'
import { DeleteRecipeDialog } from './delete-recipe-dialog'
import { RecipeFacts } from './recipe-facts'
import { RecipeTexts } from './recipe-texts'
import { useRecipeForm } from './use-recipe-form'

type RecipeDialogProps = {
  recipe: RecipeForEditing | null
  /** Weeks that the recipe can belong to. */
  weeks: readonly Week[]
  open: boolean
  onClose: () => void
}

/** Renders the form of a recipe in both languages; null is a new recipe. */
export function RecipeDialog({ recipe, weeks, open, onClose }: RecipeDialogProps) {
  const t = useTranslations('recipes')
  const common = useTranslations('common')
  const [removing, setRemoving] = useState(false)
  const form = useRecipeForm(recipe, onClose)
  return (
    <EditorFrame
      open={open}
      onClose={onClose}
      title={recipe ? t('editTitle') : t('newTitle')}
      text={t('editText')}
      form={form}
      submitLabel={recipe ? common('save') : t('create')}
      action={
        recipe ? (
          <div className="flex flex-wrap gap-1">
            <Button variant="ghost" onClick={() => setRemoving(true)} className="text-coral-ink">
              <Icon of={Trash2} />
              {t('delete')}
            </Button>
            <a
              href={recipeFileUrl(recipe.id)}
              target="_blank"
              rel="noreferrer"
              className={buttonVariants({ variant: 'ghost' })}
            >
              <Icon of={FileDown} />
              {t('pdf')}
            </a>
          </div>
        ) : null
      }
    >
      <RecipeTexts form={form} />
      <div className="grid items-start gap-6 border-line border-t pt-6 md:grid-cols-2">
        <EditorPicture
          label={t('picture')}
          current={recipe?.image ?? null}
          value={form.picture}
          onChange={form.setPicture}
          placeholder={<MotifPicture motif="fruit" />}
          error={form.pictureFailure}
        />
        <RecipeFacts form={form} weeks={weeks} />
      </div>
      {recipe && removing ? (
        <DeleteRecipeDialog recipe={recipe} onCancel={() => setRemoving(false)} onDone={onClose} />
      ) : null}
    </EditorFrame>
  )
}
