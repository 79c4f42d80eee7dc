import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { newId } from '@/lib/platform/db/ids'

export function buildRecipe(data: Partial<Prisma.RecipeUncheckedCreateInput> = {}) {
  const id = data.id ?? newId()
  const text = { title: `Recipe ${id}`, ingredients: ['1 apple'], steps: ['Wash it.', 'Eat it.'] }
  return db().recipe.create({ data: { id, ...text, ...data } })
}
