import 'server-only'
import type { z } from 'zod'
import { auditAs } from '@/lib/features/audit/service'
import { photoUrl } from '@/lib/features/photos/rules'
import { detachPhoto, preparePictureChange } from '@/lib/features/photos/service'
import { type Db, db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError, requireVersion } from '@/lib/platform/errors/app-error'
import { type PageQuery, paginate } from '@/lib/platform/http/paging'
import { localize } from '@/lib/platform/i18n/content'
import { type Locale, toLocale } from '@/lib/platform/i18n/locales'
import type { Actor, AdminActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import type { createRecipeInput, Recipe, updateRecipeInput } from './schema'

export { findRecipes } from './repository'

type RecipeRow = Awaited<ReturnType<typeof repo.findRecipes>>[number]

/** Returns a page of recipes, by title. */
export async function listRecipes(actor: Actor, query: PageQuery) {
  const page = paginate(await repo.findRecipes(), query)
  return { ...page, items: page.items.map((row) => presentRecipe(row, actor.locale)) }
}

/**
 * Returns a recipe.
 * @throws AppError not_found
 */
export async function getRecipe(actor: Actor, id: string): Promise<Recipe> {
  const row = await findRecipe(id)
  if (!row) throw new AppError('not_found')
  return presentRecipe(row, actor.locale)
}

/** Returns a recipe as stored. */
export function findRecipe(id: string): Promise<RecipeRow | null> {
  return repo.findRecipe(db(), id)
}

/** Returns a challenge's recipes, by title. */
export async function listChallengeRecipes(challengeId: string, locale: Locale): Promise<Recipe[]> {
  const rows = await repo.findByChallenge(challengeId)
  return rows.map((row) => presentRecipe(row, locale))
}

function presentRecipe(row: RecipeRow, locale: Locale): Recipe {
  const { id, title, ingredients, steps, imagePhotoId, ...details } = row
  const language = toLocale(row.language)
  return {
    ...details,
    id,
    ...localize({ title, ingredients, steps }, language, row.translations, locale),
    image: imagePhotoId && photoUrl(imagePhotoId),
    language,
    translations: row.translations as Recipe['translations'],
  }
}

/** Creates a recipe, by default in the administrator's language. */
export async function createRecipe(
  actor: AdminActor,
  input: z.output<typeof createRecipeInput>,
): Promise<Recipe> {
  const { image, language = actor.locale, translations = {}, ...data } = input
  const { servings = null, minutes = null, challengeId = null } = data
  const picture = await preparePictureChange(actor, { file: image })
  const row = await transaction(async (tx) => {
    await lockRecipeChallenge(tx, challengeId)
    const imagePhotoId = (await picture(tx, null)) ?? null
    const details = { servings, minutes, challengeId, imagePhotoId }
    const recipe = await repo.createRecipe(tx, { ...data, ...details, language, translations })
    await auditAs(tx, actor, { action: 'recipe.created', subjectId: recipe.id })
    return recipe
  })
  return presentRecipe(row, actor.locale)
}

/**
 * Updates a recipe.
 * @throws AppError not_found; changed_meanwhile; photo_not_accepted; photo_too_large
 */
export async function updateRecipe(
  actor: AdminActor,
  id: string,
  input: z.output<typeof updateRecipeInput>,
): Promise<Recipe> {
  const { image, removeImage, version, ...data } = input
  // Also here, so that a rejected request stores no picture.
  requireVersion(await repo.findRecipe(db(), id), version)
  const picture = await preparePictureChange(actor, { file: image, remove: removeImage === 'true' })
  const row = await transaction(async (tx) => {
    const recipe = requireVersion(await repo.lockRecipe(tx, id), version)
    await lockRecipeChallenge(tx, data.challengeId ?? null)
    const imagePhotoId = await picture(tx, recipe.imagePhotoId)
    const details = { fields: Object.keys(input) }
    await auditAs(tx, actor, { action: 'recipe.updated', subjectId: id, details })
    return repo.updateRecipe(tx, id, { ...data, ...(imagePhotoId !== undefined && { imagePhotoId }) })
  })
  return presentRecipe(row, actor.locale)
}

/** Deletes a recipe and detaches its picture. */
export function deleteRecipe(actor: AdminActor, id: string): Promise<null> {
  return transaction(async (tx) => {
    const recipe = requireVersion(await repo.lockRecipe(tx, id))
    if (recipe.imagePhotoId) await detachPhoto(tx, recipe.imagePhotoId, new Date())
    await repo.deleteRecipe(tx, id)
    await auditAs(tx, actor, { action: 'recipe.deleted', subjectId: id })
    return null
  })
}

async function lockRecipeChallenge(tx: Db, id: string | null): Promise<void> {
  if (id === null || (await repo.lockChallenge(tx, id))) return
  throw new AppError('validation_failed', { fields: { challengeId: [{ key: 'challenge_unknown' }] } })
}
