import { z } from 'zod'
import { listAddress } from '@/components/backoffice/list/list-address'
import { type AskedRecipe, RecipeDialogHost } from '@/components/backoffice/recipes/recipe-dialog-host'
import { RecipesList } from '@/components/backoffice/recipes/recipes-list'
import { ClientMessages } from '@/components/shell/client-messages'
import { recipeListQuery } from '@/lib/features/recipes/library/schema'
import { listRecipeLibrary, listWeeks, readRecipeForEditing } from '@/lib/features/recipes/library/service'
import type { AdminActor } from '@/lib/platform/session/actor'

type RecipesPanelProps = { actor: AdminActor; query: Record<string, string | undefined> }

const NOTHING_OPEN = { edit: null, remove: null }

export async function RecipesPanel({ actor, query: sent }: RecipesPanelProps) {
  const query = recipeListQuery.parse(sent)
  const [list, openDialog] = await Promise.all([
    listRecipeLibrary(actor, query),
    getOpenRecipeDialog(actor, sent),
  ])
  const href = (change: Record<string, string | null>) =>
    listAddress('/backoffice/content', sent, { ...NOTHING_OPEN, ...change })
  return (
    <ClientMessages namespaces={['backoffice', 'recipes']}>
      <RecipesList list={list} query={query} href={href} />
      <RecipeDialogHost asked={openDialog} />
    </ClientMessages>
  )
}

async function getOpenRecipeDialog(
  actor: AdminActor,
  { edit, remove }: RecipesPanelProps['query'],
): Promise<AskedRecipe | null> {
  if (edit === 'new') return { kind: 'edit', recipe: null, weeks: await listWeeks(actor) }
  const id = z.uuid().safeParse(edit ?? remove).data
  const recipe = id ? await readRecipeForEditing(actor, id) : null
  if (!recipe) return null
  return edit ? { kind: 'edit', recipe, weeks: await listWeeks(actor) } : { kind: 'remove', recipe }
}
