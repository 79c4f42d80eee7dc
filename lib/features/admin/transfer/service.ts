import 'server-only'
import { audit } from '@/lib/features/audit/service'
import { badgeRule } from '@/lib/features/badges/schema'
import { readMaterialFile } from '@/lib/features/materials/uploads/service'
import { readPhotoBytes } from '@/lib/features/photos/service'
import { TASK_TEXT_FIELDS, toTaskText } from '@/lib/features/tasks/schema'
import { type Db, db } from '@/lib/platform/db/client'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Bytes } from '@/lib/platform/http/endpoint'
import type { AdminActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import { BADGE_TEXTS, CHALLENGE_TEXTS, plainTranslations, RECIPE_TEXTS } from './rules'
import { CONTENT_FORMAT, CONTENT_MAX_BYTES, CONTENT_VERSION } from './schema'

type Kind = 'tasks' | 'challenges' | 'badges' | 'recipes' | 'materials'

/** Returns content in the file's format, without bytes. */
export async function readContent(tx: Db, choice: Record<Kind, repo.Choice>) {
  const tasks = await repo.findTasks(tx, choice.tasks)
  const challenges = await repo.findChallenges(tx, choice.challenges)
  const badges = await repo.findBadges(tx, choice.badges)
  const recipes = await repo.findRecipes(tx, choice.recipes)
  const materials = await repo.findMaterials(tx, choice.materials)
  return {
    tasks: tasks.map((row) => ({ row, item: taskItem(row) })),
    challenges: challenges.map((row) => ({ row, item: challengeItem(row) })),
    badges: badges.map((row) => ({ row, item: badgeItem(row) })),
    recipes: recipes.map((row) => ({ row, item: recipeItem(row) })),
    materials,
  }
}

/**
 * Exports all content.
 * @throws AppError export_too_large beyond the import's limit
 */
export async function exportContent(actor: AdminActor, { pictures }: { pictures: boolean }): Promise<Bytes> {
  const all = 'all' as const
  const choice = { tasks: all, challenges: all, badges: all, recipes: all, materials: all }
  const content = await readContent(db(), choice)
  const now = new Date().toISOString()
  const reader = pictures ? createFileReader() : null
  const picture = reader?.readPicture
  const file = {
    format: CONTENT_FORMAT,
    version: CONTENT_VERSION,
    exportedAt: now,
    tasks: await each(content.tasks, async ({ row, item }) => ({
      ...item,
      ...(picture && { image: await picture(row.imagePhotoId) }),
    })),
    challenges: content.challenges.map(({ item }) => item),
    badges: await each(content.badges, async ({ row, item }) => ({
      ...item,
      ...(picture && {
        image: await picture(row.imagePhotoId),
        coloringImage: await picture(row.coloringPhotoId),
      }),
    })),
    recipes: await each(content.recipes, async ({ row, item }) => ({
      ...item,
      ...(picture && { image: await picture(row.imagePhotoId) }),
    })),
    ...(reader && { materials: (await each(content.materials, reader.readMaterial)).flat() }),
  }
  const body = new TextEncoder().encode(`${JSON.stringify(file, null, 2)}\n`)
  if (pictures && body.byteLength > CONTENT_MAX_BYTES) throw new AppError('export_too_large')
  await audit(db(), {
    actorId: actor.userId,
    action: 'content.exported',
    details: { pictures },
  })
  const headers = {
    'content-type': 'application/json',
    'content-disposition': `attachment; filename="brota-content-${now.slice(0, 10)}.json"`,
    'cache-control': 'no-store',
  }
  return { body, headers, status: 200 }
}

function createFileReader() {
  let total = 0
  const encode = (bytes: Uint8Array) => {
    total += Math.ceil(bytes.byteLength / 3) * 4
    if (total > CONTENT_MAX_BYTES) throw new AppError('export_too_large')
    return Buffer.from(bytes).toString('base64')
  }
  return {
    readPicture: async (id: string | null) => {
      const bytes = id && (await readPhotoBytes(id))
      if (!bytes) return id === null ? null : undefined
      return { id, webp: encode(bytes) }
    },
    readMaterial: async (material: repo.MaterialRow) => {
      const bytes = await readMaterialFile(material.id)
      return bytes ? [{ ...material, pdf: encode(bytes) }] : []
    },
  }
}

async function each<T, U>(items: T[], make: (item: T) => Promise<U>): Promise<U[]> {
  const made: U[] = []
  for (const item of items) made.push(await make(item))
  return made
}

function taskItem({ id, language, translations, motif, ...row }: repo.TaskRow) {
  const other = plainTranslations(translations, language, TASK_TEXT_FIELDS)
  return { id, language, ...toTaskText(row), translations: other, motif }
}

function challengeItem({ id, language, title, description, translations, ...row }: repo.ChallengeRow) {
  const { weekNumber, startDate, endDate } = row
  const other = plainTranslations(translations, language, CHALLENGE_TEXTS)
  const plan = row.plan.map(({ taskId, dayOfWeek, orderInDay }) => ({ taskId, dayOfWeek, orderInDay }))
  return { id, language, title, description, translations: other, weekNumber, startDate, endDate, plan }
}

function badgeItem({ id, kind, language, name, description, translations, ...row }: repo.BadgeRow) {
  const other = plainTranslations(translations, language, BADGE_TEXTS)
  const rule = badgeRule.parse(row.rule)
  return { id, kind, language, name, description, translations: other, rule, motif: row.motif }
}

function recipeItem({ id, language, title, ingredients, steps, translations, ...row }: repo.RecipeRow) {
  const { servings, minutes, challengeId } = row
  const other = plainTranslations(translations, language, RECIPE_TEXTS)
  return { id, language, title, ingredients, steps, translations: other, servings, minutes, challengeId }
}
