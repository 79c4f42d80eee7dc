import { on, routes } from '@/lib/http/route'
import { deleteRecipeContract, updateRecipeContract } from '@/lib/recipes/contract'
import { deleteRecipe, updateRecipe } from '@/lib/recipes/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(updateRecipeContract, updateRecipe),
  on(deleteRecipeContract, ({ actor, params }) => deleteRecipe(actor, params.id)),
)
