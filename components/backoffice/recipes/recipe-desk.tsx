'use client'

import { lazily } from '@/components/ui/lazily'
import type { RecipeForEditing, Week } from '@/lib/recipes/library/schema'
import { useEditorAddress } from '../content/use-editor-address'

const RecipeDialog = lazily(() => import('./recipe-dialog').then((module) => module.RecipeDialog))
const RecipeRemoval = lazily(() => import('./recipe-removal').then((module) => module.RecipeRemoval))

/** What the address asks to be opened over the list; null is a new recipe. */
export type AskedRecipe =
  | { kind: 'edit'; recipe: RecipeForEditing | null; weeks: Week[] }
  | { kind: 'remove'; recipe: RecipeForEditing }

/** Where recipes are written and deleted, over their list. */
export function RecipeDesk({ asked }: { asked: AskedRecipe | null }) {
  const { open, close } = useEditorAddress(asked && (asked.recipe?.id ?? 'new'))
  if (!asked) return null
  const { recipe } = asked
  if (asked.kind === 'remove')
    return (
      <RecipeRemoval
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
