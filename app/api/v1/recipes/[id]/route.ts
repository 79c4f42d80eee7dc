import { endpoint, routes } from '@/lib/http/endpoint'
import { deleteRecipeContract, updateRecipeContract } from '@/lib/recipes/contract'
import { deleteRecipe, updateRecipe } from '@/lib/recipes/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(updateRecipeContract, updateRecipe),
  endpoint(deleteRecipeContract, ({ actor, params }) => deleteRecipe(actor, params.id)),
)
