'use client'

import { lazyClient } from '@/components/ui/lazy-client'
import type { RecipeForEditing, Week } from '@/lib/features/recipes/library/schema'
import { useEditorAddress } from '../content/use-editor-address'

const RecipeDialog = lazyClient(() => import('./recipe-dialog').then((module) => module.RecipeDialog))
const DeleteRecipeDialog = lazyClient(() =>
  import('./delete-recipe-dialog').then((module) => module.DeleteRecipeDialog),
)

/** Dialog that the URL requests; a null recipe is a new one. */
export type AskedRecipe =
  | { kind: 'edit'; recipe: RecipeForEditing | null; weeks: Week[] }
  | { kind: 'remove'; recipe: RecipeForEditing }

export function RecipeDialogHost({ asked }: { asked: AskedRecipe | null }) {
  const { open, close } = useEditorAddress(asked && (asked.recipe?.id ?? 'new'))
  if (!asked) return null
  const { recipe } = asked
  if (asked.kind === 'remove')
    return (
      <DeleteRecipeDialog
        key={asked.recipe.id}
        recipe={asked.recipe}
        open={open}
        onCancel={close}
        onDone={close}
      />
    )
  return (
    <RecipeDialog key={recipe?.id ?? 'new'} recipe={recipe} weeks={asked.weeks} open={open} onClose={close} />
  )
}
