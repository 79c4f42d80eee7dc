import { deleteRecipeContract, updateRecipeContract } from '@/lib/features/recipes/contract'
import { deleteRecipe, updateRecipe } from '@/lib/features/recipes/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(updateRecipeContract, ({ actor, params, body }) => updateRecipe(actor, params.id, body)),
  endpoint(deleteRecipeContract, ({ actor, params }) => deleteRecipe(actor, params.id)),
)
