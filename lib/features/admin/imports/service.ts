import 'server-only'
import type { z } from 'zod'
import { auditAll } from '@/lib/features/audit/service'
import { grantToQualified } from '@/lib/features/badges/editor/service'
import { planChange } from '@/lib/features/challenges/plan/rules'
import { attachMaterial, checkMaterial, storeMaterial } from '@/lib/features/materials/uploads/service'
import { checkPicture, detachPhoto, lockAndAttachPhoto, storePhoto } from '@/lib/features/photos/service'
import { createSemaphore } from '@/lib/platform/concurrency/semaphore'
import { type Db, db } from '@/lib/platform/db/client'
import { newId } from '@/lib/platform/db/ids'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError, type FieldProblems } from '@/lib/platform/errors/app-error'
import { localize } from '@/lib/platform/i18n/content'
import type { AdminActor } from '@/lib/platform/session/actor'
import { type Comparison, compareContent, listPictures } from '../comparison/service'
import type { ContentFile } from '../transfer/schema'
import * as repo from './repository'
import { computeDigest, countAll, toContentChanges } from './rules'
import type { ImportResult, importQuery } from './schema'

const importLimiter = createSemaphore({ concurrency: 1, maxQueued: 2 })

/**
 * Imports a content file in one transaction, without conflicting items; idempotent.
 * @throws AppError validation_failed; changed_meanwhile since the dry run; service_unavailable for a full queue
 */
export function importContent(
  actor: AdminActor,
  file: ContentFile,
  options: ImportOptions,
): Promise<ImportResult> {
  return importLimiter(() => importNow(actor, file, options))
}

type ImportOptions = z.output<typeof importQuery>

async function importNow(
  actor: AdminActor,
  file: ContentFile,
  { dryRun, digest }: ImportOptions,
): Promise<ImportResult> {
  const foreseen = await compareContent(db(), file)
  await storeFiles(actor, foreseen, dryRun)
  if (dryRun) return toImportResult(actor, foreseen, true)
  const done = await transaction(async (tx) => {
    const planned = file.challenges.flatMap(({ plan }) => plan.map(({ taskId }) => taskId))
    const homes = [...file.recipes, ...file.materials].flatMap(({ challengeId }) => challengeId ?? [])
    await repo.lockContent(tx, {
      tasks: [...toIds(file.tasks), ...planned],
      challenges: [...toIds(file.challenges), ...homes],
      badges: toIds(file.badges),
      recipes: toIds(file.recipes),
    })
    const found = await compareContent(tx, file)
    if (digest && digest !== computeDigest(found)) throw new AppError('changed_meanwhile')
    await writeContent(tx, actor, found)
    return found
  })
  await awardImportedBadges(done)
  return toImportResult(actor, done, false)
}

const toIds = (items: { id: string }[]) => items.map(({ id }) => id)
const isWritten = ({ change }: { change: string }) => change === 'create' || change === 'update'

/** Unused; a dry run only validates. */
async function storeFiles(actor: AdminActor, found: Comparison, dryRun: boolean): Promise<void> {
  const fields: FieldProblems = {}
  for (const { place, check, store } of newFiles(actor, found)) {
    try {
      await (dryRun ? check() : store())
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'changed_meanwhile') throw error
      fields[place] = [{ key: error.code }]
    }
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
}

function newFiles(actor: AdminActor, { tasks, badges, recipes, materials }: Comparison) {
  const pictures = newPictures([...tasks, ...badges, ...recipes]).map(({ name, place, id, webp }) => ({
    place: `${place}.${name}.webp`,
    check: () => checkPicture(Buffer.from(webp, 'base64')),
    store: () => storePhoto(actor, id, Buffer.from(webp, 'base64')),
  }))
  const added = materials.filter(({ change }) => change === 'create')
  const pdfs = added.map(({ item: { id, name, pdf }, place }) => ({
    place: `${place}.pdf`,
    check: () => checkMaterial(Buffer.from(pdf, 'base64')),
    store: () => storeMaterial(id, name, Buffer.from(pdf, 'base64')),
  }))
  return [...pictures, ...pdfs]
}

function newPictures(entries: Comparison['tasks' | 'badges' | 'recipes'][number][]) {
  return entries.filter(isWritten).flatMap(({ item, row, place }) =>
    listPictures(item).flatMap((picture) => {
      const old = row && {
        image: row.imagePhotoId,
        coloringImage: 'coloringPhotoId' in row ? row.coloringPhotoId : null,
      }
      return old?.[picture.name] === picture.id ? [] : [{ ...picture, place }]
    }),
  )
}

async function writeContent(tx: Db, actor: AdminActor, found: Comparison): Promise<void> {
  const now = new Date()
  const [tasks, challenges, badges] = [
    found.tasks.filter(isWritten),
    found.challenges.filter(isWritten),
    found.badges.filter(isWritten),
  ]
  const [recipes, materials] = [found.recipes.filter(isWritten), found.materials.filter(isWritten)]
  const written = [tasks, challenges, badges, recipes, materials].flat()
  if (written.length === 0) return
  const turned: { id: string | null; old: string | null }[] = []
  const pictureFor = (sent: { id: string } | null | undefined, old: string | null) => {
    const id = sent === undefined ? old : (sent?.id ?? null)
    if (id !== old) turned.push({ id, old })
    return id
  }
  const taskRows = tasks.map(({ item, row }) => ({
    ...item,
    image: undefined,
    imagePhotoId: pictureFor(item.image, row?.imagePhotoId ?? null),
  }))
  const badgeRows = badges.map(({ item, row }) => ({
    ...item,
    image: undefined,
    coloringImage: undefined,
    imagePhotoId: pictureFor(item.image, row?.imagePhotoId ?? null),
    coloringPhotoId: pictureFor(item.coloringImage, row?.coloringPhotoId ?? null),
  }))
  const recipeRows = recipes.map(({ item, row }) => ({
    ...item,
    image: undefined,
    imagePhotoId: pictureFor(item.image, row?.imagePhotoId ?? null),
  }))
  for (const { id, old } of turned) {
    if (id) await claimPicture(tx, actor, id)
    if (old) await detachPhoto(tx, old, now)
  }
  await repo.writeTasks(tx, taskRows, now)
  await repo.writeBadges(tx, badgeRows, now)
  await repo.writeChallenges(
    tx,
    challenges.map(({ item }) => ({ ...item, plan: undefined })),
    now,
  )
  await repo.changePlans(tx, planChanges(challenges), now)
  await repo.writeRecipes(tx, recipeRows, now)
  for (const { item, change } of materials) {
    const { id, name, challengeId } = item
    await attachMaterial(tx, actor, { id, name, challengeId, isNew: change === 'create' })
  }
  await auditImport(tx, actor, found)
}

async function claimPicture(tx: Db, actor: AdminActor, id: string): Promise<void> {
  await lockAndAttachPhoto(tx, actor, id, 'content').catch((cause) => {
    throw cause instanceof AppError ? new AppError('changed_meanwhile', { cause }) : cause
  })
}

function planChanges(challenges: Comparison['challenges']): repo.PlanChanges {
  const all: repo.PlanChanges = { close: [], move: [], add: [] }
  for (const { item, row } of challenges) {
    // Challenges that have begun never change, so no day is frozen.
    const { close, move, add } = planChange(row?.plan ?? [], item.plan, () => false)
    for (const { id } of close) all.close.push(id)
    for (const { row: moved, orderInDay } of move) all.move.push({ id: moved.id, orderInDay })
    for (const planned of add) all.add.push({ ...planned, id: newId(), challengeId: item.id })
  }
  return all
}

async function auditImport(
  tx: Db,
  actor: AdminActor,
  { tasks, challenges, badges, recipes, materials }: Comparison,
): Promise<void> {
  const entry =
    (subject: string) => (one: Comparison['tasks' | 'challenges' | 'badges' | 'recipes'][number]) => {
      const details = { imported: true, ...(one.fields.length > 0 && { fields: one.fields }) }
      const action = `${subject}.${one.change === 'create' ? 'created' : 'updated'}`
      return { actorId: actor.userId, action, subject, subjectId: one.item.id, details }
    }
  const entries = [
    ...tasks.filter(isWritten).map(entry('task')),
    ...challenges.filter(isWritten).map(entry('challenge')),
    ...badges.filter(isWritten).map(entry('badge')),
    ...recipes.filter(isWritten).map(entry('recipe')),
  ]
  const details = countAll({ tasks, challenges, badges, recipes, materials })
  await auditAll(tx, [...entries, { actorId: actor.userId, action: 'content.imported', details }])
}

/** After a crash, a family's next completion awards them. */
async function awardImportedBadges({ badges }: Comparison): Promise<void> {
  for (const { item, change, fields } of badges) {
    const isNew = change === 'create' || fields.includes('rule') || fields.includes('deleted')
    if (change !== 'conflict' && isNew) await grantToQualified(item.id, item.rule)
  }
}

function toImportResult(actor: AdminActor, found: Comparison, dryRun: boolean): ImportResult {
  const { tasks, challenges, badges, recipes, materials } = found
  const localizeName = (item: { language: string; translations: object }, name: string, field: string) =>
    localize({ [field]: name }, item.language, item.translations, actor.locale)[field] ?? name
  const changes = [
    ...tasks.map((one) => toContentChanges('task', one, localizeName(one.item, one.item.name, 'name'))),
    ...challenges.map((one) =>
      toContentChanges('challenge', one, localizeName(one.item, one.item.title, 'title')),
    ),
    ...badges.map((one) => toContentChanges('badge', one, localizeName(one.item, one.item.name, 'name'))),
    ...recipes.map((one) => toContentChanges('recipe', one, localizeName(one.item, one.item.title, 'title'))),
    ...materials.map((one) => toContentChanges('material', one, one.item.name)),
  ]
  return {
    dryRun,
    digest: computeDigest(found),
    counts: countAll(found),
    changes: changes.flat(),
  }
}
