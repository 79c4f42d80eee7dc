import { z } from 'zod'
import { PHOTO_MAX_BYTES } from '@/lib/features/photos/rules'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { pageQuery } from '@/lib/platform/http/paging'
import { createRecipeInput, recipe, updateRecipeInput } from './schema'

const multipart = { maxBytes: PHOTO_MAX_BYTES + 512 * 1024, tooLarge: 'photo_too_large' } as const

export const listRecipesContract = defineContract({
  method: 'GET',
  path: '/recipes',
  access: 'user',
  tag: 'recipes',
  summary: "All recipes, by title, in the reader's language; each is a PDF at /materials/{id}-recipe.pdf",
  query: pageQuery,
  response: z.array(recipe),
  paged: true,
})

export const createRecipeContract = defineContract({
  method: 'POST',
  path: '/recipes',
  access: 'admin',
  tag: 'recipes',
  summary: 'Create a recipe; repeat `ingredients` and `steps` for each item',
  body: createRecipeInput,
  multipart,
  rateLimit: 'upload',
  response: recipe,
  status: 201,
  errors: ['photo_not_accepted'],
})

export const updateRecipeContract = defineContract({
  method: 'PUT',
  path: '/recipes/{id}',
  access: 'admin',
  tag: 'recipes',
  summary: 'Change a recipe; omitted fields stay unchanged, `removeImage=true` removes its picture',
  params: idParams('id'),
  body: updateRecipeInput,
  multipart,
  rateLimit: 'upload',
  response: recipe,
  errors: ['photo_not_accepted', 'changed_meanwhile'],
})

export const deleteRecipeContract = defineContract({
  method: 'DELETE',
  path: '/recipes/{id}',
  access: 'admin',
  tag: 'recipes',
  summary: 'Delete a recipe, also from the printables of its challenge',
  params: idParams('id'),
})
