import { endpoint, routes } from '@/lib/http/endpoint'
import { createRecipeContract, listRecipesContract } from '@/lib/recipes/contract'
import { createRecipe, listRecipes } from '@/lib/recipes/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(listRecipesContract, ({ actor, query }) => listRecipes(actor, query)),
  endpoint(createRecipeContract, createRecipe),
)
