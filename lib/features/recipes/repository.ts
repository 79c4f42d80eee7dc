import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

const COLUMNS = {
  id: true,
  language: true,
  title: true,
  ingredients: true,
  steps: true,
  translations: true,
  servings: true,
  minutes: true,
  imagePhotoId: true,
  challengeId: true,
  version: true,
} as const

const BY_TITLE = [{ title: 'asc' }, { id: 'asc' }] as const satisfies Prisma.RecipeOrderByWithRelationInput[]

export function findRecipes() {
  return db().recipe.findMany({ orderBy: [...BY_TITLE], select: COLUMNS })
}

export function findByChallenge(challengeId: string) {
  return db().recipe.findMany({
    where: { challengeId },
    orderBy: [...BY_TITLE],
    select: COLUMNS,
  })
}

export function findRecipe(database: Db, id: string) {
  return database.recipe.findUnique({ where: { id }, select: COLUMNS })
}

export async function lockRecipe(tx: Db, id: string) {
  await tx.execute(Prisma.sql`select 1 from recipes where id = ${id}::uuid for update`)
  return findRecipe(tx, id)
}

/** Locks a challenge against deletion. */
export async function lockChallenge(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.execute(Prisma.sql`select 1 from challenges where id = ${id}::uuid for share`)
  return rows.length > 0
}

export type RecipeData = {
  title: string
  ingredients: string[]
  steps: string[]
  servings: number | null
  minutes: number | null
  language: string
  translations: Prisma.InputJsonObject
  imagePhotoId: string | null
  challengeId: string | null
}

export function createRecipe(tx: Db, data: RecipeData) {
  return tx.recipe.create({ data, select: COLUMNS })
}

/** Updates fields and increments the version. */
export function updateRecipe(tx: Db, id: string, data: Partial<RecipeData>) {
  return tx.recipe.update({
    where: { id },
    data: { ...data, version: { increment: 1 } },
    select: COLUMNS,
  })
}

export async function deleteRecipe(tx: Db, id: string): Promise<void> {
  await tx.recipe.delete({ where: { id }, select: { id: true } })
}
