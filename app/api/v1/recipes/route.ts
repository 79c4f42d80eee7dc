import { createRecipeContract, listRecipesContract } from '@/lib/features/recipes/contract'
import { createRecipe, listRecipes } from '@/lib/features/recipes/service'
import { endpoint, routes } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listRecipesContract, ({ actor, query }) => listRecipes(actor, query)),
  endpoint(createRecipeContract, ({ actor, body }) => createRecipe(actor, body)),
)
