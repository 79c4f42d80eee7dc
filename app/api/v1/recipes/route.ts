import { on, routes } from '@/lib/http/route'
import { createRecipeContract, listRecipesContract } from '@/lib/recipes/contract'
import { createRecipe, listRecipes } from '@/lib/recipes/service'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  on(listRecipesContract, ({ actor, query }) => listRecipes(actor, query)),
  on(createRecipeContract, createRecipe),
)
