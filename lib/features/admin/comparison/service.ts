import 'server-only'
import { contentToday } from '@/lib/features/challenges/plan/service'
import { TASK_TEXT_FIELDS } from '@/lib/features/tasks/schema'
import type { Db } from '@/lib/platform/db/client'
import { AppError, type FieldProblems } from '@/lib/platform/errors/app-error'
import type { Conflict } from '../imports/schema'
import { BADGE_TEXTS, CHALLENGE_TEXTS, plainTranslations, RECIPE_TEXTS } from '../transfer/rules'
import type { ContentFile } from '../transfer/schema'
import { readContent } from '../transfer/service'
import * as repo from './repository'
import { challengeConflict, differingFields } from './rules'

type Picture = ContentFile['tasks'][number]['image']
type Verdict = {
  change: 'create' | 'update' | 'unchanged' | 'conflict'
  fields: string[]
  reason: Conflict | null
}

type ComparedItem<Item, Row> = Verdict & { item: Item; row: Row | null; place: string }

export type Comparison = Awaited<ReturnType<typeof compareContent>>

/**
 * Compares a content file with the database.
 * @throws AppError validation_failed for unknown tasks or challenges
 */
export async function compareContent(tx: Db, file: ContentFile) {
  await assertKnownTasks(tx, file)
  await assertKnownChallenges(tx, file)
  const { tasks, challenges, badges, recipes, materials } = file
  const ids = {
    ...{ tasks: toIds(tasks), challenges: toIds(challenges), badges: toIds(badges) },
    ...{ recipes: toIds(recipes), materials: toIds(materials) },
  }
  const content = await readContent(tx, ids)
  const sent = [...tasks, ...badges, ...recipes].flatMap((item) => listPictures(item).map(({ id }) => id))
  const used = await repo.findUsedPhotos(tx, sent)
  const now = new Date()
  const clock = { now, today: contentToday(now) }
  return {
    tasks: entries(file.tasks, content.tasks, {
      list: 'tasks',
      plain: (item) => plain(item, TASK_TEXT_FIELDS),
      pictures: ({ imagePhotoId }) => ({ image: imagePhotoId }),
      used,
    }),
    challenges: entries(file.challenges, content.challenges, {
      list: 'challenges',
      plain: (item) => plain({ ...item, plan: inOrder(item.plan) }, CHALLENGE_TEXTS),
      conflict: (row, item) => challengeConflict(row, item, clock),
      pictures: () => ({}),
      used,
    }),
    badges: entries(file.badges, content.badges, {
      list: 'badges',
      plain: (item) => plain(item, BADGE_TEXTS),
      pictures: ({ imagePhotoId, coloringPhotoId }) => ({
        image: imagePhotoId,
        coloringImage: coloringPhotoId,
      }),
      used,
    }),
    recipes: entries(file.recipes, content.recipes, {
      list: 'recipes',
      plain: (item) => plain(item, RECIPE_TEXTS),
      pictures: ({ imagePhotoId }) => ({ image: imagePhotoId }),
      used,
    }),
    materials: compareMaterials(materials, content.materials),
  }
}

type Material = ContentFile['materials'][number]

/** The bytes of a PDF never change. */
function compareMaterials(
  items: Material[],
  stored: Omit<Material, 'pdf'>[],
): ComparedItem<Material, object>[] {
  const byId = new Map(stored.map((row) => [row.id, row]))
  return items.map((item, index) => {
    const { name, challengeId } = item
    const row = byId.get(item.id) ?? null
    const fields = row ? differingFields({ name, challengeId }, row) : []
    const change = !row ? 'create' : fields.length > 0 ? 'update' : 'unchanged'
    return { item, row, place: `materials.${index}`, change, fields, reason: null }
  })
}

type Content = { id: string; language: string; translations: object }
type Kind<Item, Row> = {
  list: string
  plain: (item: Item) => Item
  conflict?: (row: Row, item: Item) => Conflict | null
  pictures: (row: Row) => Record<string, string | null>
  used: Set<string>
}

function entries<Item extends Content, Row extends { id: string }>(
  items: Item[],
  stored: { row: Row; item: object }[],
  kind: Kind<Item, Row>,
): ComparedItem<Item, Row>[] {
  const byId = new Map(stored.map((one) => [one.row.id, one]))
  return items.map((sent, index) => {
    const item = kind.plain(sent)
    const { row = null, item: storedItem } = byId.get(item.id) ?? {}
    return { item, row, place: `${kind.list}.${index}`, ...judge(item, row, storedItem ?? {}, kind) }
  })
}

function judge<Item extends Content, Row>(
  item: Item,
  row: Row | null,
  storedItem: object,
  kind: Kind<Item, Row>,
): Verdict {
  const has = row ? kind.pictures(row) : {}
  const fields = differingFields(withPictureIds(item), { ...storedItem, ...has })
  if (row && 'deleted' in (row as object) && (row as { deleted?: boolean }).deleted) fields.push('deleted')
  if (row && fields.length === 0) return { change: 'unchanged', fields, reason: null }
  const foreign = listPictures(item).some(({ name, id }) => fields.includes(name) && kind.used.has(id))
  const reason = (row && kind.conflict?.(row, item)) ?? (foreign ? ('picture_in_use' as const) : null)
  if (reason) return { change: 'conflict', fields: row ? fields : [], reason }
  return row ? { change: 'update', fields, reason } : { change: 'create', fields: [], reason }
}

/** Returns an item's pictures by field. */
export function listPictures(item: object): { name: 'image' | 'coloringImage'; id: string; webp: string }[] {
  const { image, coloringImage } = item as { image?: Picture; coloringImage?: Picture }
  return [
    ...(image ? [{ name: 'image' as const, ...image }] : []),
    ...(coloringImage ? [{ name: 'coloringImage' as const, ...coloringImage }] : []),
  ]
}

function withPictureIds(item: object): object {
  const { image, coloringImage, ...rest } = item as { image?: Picture; coloringImage?: Picture }
  return {
    ...rest,
    ...(image !== undefined && { image: image?.id ?? null }),
    ...(coloringImage !== undefined && { coloringImage: coloringImage?.id ?? null }),
  }
}

function plain<Item extends Content>(item: Item, texts: readonly string[]): Item {
  return { ...item, translations: plainTranslations(item.translations, item.language, texts) }
}

function inOrder<Row extends { dayOfWeek: number; orderInDay: number }>(plan: Row[]): Row[] {
  return [...plan].sort((a, b) => a.dayOfWeek - b.dayOfWeek || a.orderInDay - b.orderInDay)
}

const toIds = (items: { id: string }[]) => items.map(({ id }) => id)

async function assertKnownTasks(tx: Db, { tasks, challenges }: ContentFile): Promise<void> {
  const known = new Set(toIds(tasks))
  const asked = challenges.flatMap(({ plan }) => plan.map(({ taskId }) => taskId))
  const elsewhere = [...new Set(asked.filter((id) => !known.has(id)))]
  for (const id of await repo.findLivingTasks(tx, elsewhere)) known.add(id)
  const fields: FieldProblems = {}
  for (const [index, { plan }] of challenges.entries())
    for (const [at, { taskId }] of plan.entries())
      if (!known.has(taskId)) fields[`challenges.${index}.plan.${at}.taskId`] = [{ key: 'task_unknown' }]
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}

async function assertKnownChallenges(tx: Db, { challenges, recipes, materials }: ContentFile): Promise<void> {
  const known = new Set(toIds(challenges))
  const asked = Object.entries({ recipes, materials }).flatMap(([list, items]) =>
    items.flatMap(({ challengeId }, index) =>
      challengeId ? [{ challengeId, place: `${list}.${index}` }] : [],
    ),
  )
  const elsewhere = [...new Set(asked.map(({ challengeId }) => challengeId))].filter((id) => !known.has(id))
  for (const id of await repo.findChallenges(tx, elsewhere)) known.add(id)
  const unknown = asked.filter(({ challengeId }) => !known.has(challengeId))
  if (unknown.length === 0) return
  const fields: FieldProblems = {}
  for (const { place } of unknown) fields[`${place}.challengeId`] = [{ key: 'challenge_unknown' }]
  throw new AppError('validation_failed', { fields })
}
