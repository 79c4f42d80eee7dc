import 'server-only'
import type { z } from 'zod'
import { auditAs } from '@/lib/features/audit/service'
import { photoUrl } from '@/lib/features/photos/rules'
import { preparePictureChange } from '@/lib/features/photos/service'
import { getCachedContent } from '@/lib/platform/cache/content'
import { type Db, db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError, requireVersion } from '@/lib/platform/errors/app-error'
import { type PageQuery, paginate } from '@/lib/platform/http/paging'
import { localize } from '@/lib/platform/i18n/content'
import { type Locale, toLocale } from '@/lib/platform/i18n/locales'
import { getCatalog } from '@/lib/platform/i18n/messages'
import type { Actor, AdminActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import { type createTaskInput, OWN_TASK_MOTIF, type Task, toTaskText, type updateTaskInput } from './schema'

export { findTasks, lockTasks } from './repository'

type TaskRow = Awaited<ReturnType<typeof repo.findTasks>>[number]

/** Reads tasks in a language, from the cache of a content revision. */
type TaskReader = Pick<Actor, 'contentRevision' | 'locale'>

export type TaskName = { name: string; motif: string }

/** Returns a finder of localized names, also of deleted tasks. */
async function loadTaskNames(
  { contentRevision, locale }: TaskReader,
  ids: string[],
): Promise<(id: string) => TaskName> {
  const load = () => readNames(locale)
  const known = await getCachedContent(contentRevision, `names of tasks in ${locale}`, load)
  // The cache lacks tasks created since the session was read.
  const names = ids.every((id) => known.has(id)) ? known : await load()
  return (id) => names.get(id) ?? NAMELESS
}

type CompletedTask = { taskId: string; ownTitle: string | null }

/** Returns a finder of completed tasks' names. Only the own family reads the title of an own task. */
export async function loadCompletedTaskNames(
  actor: TaskReader,
  completed: readonly CompletedTask[],
): Promise<(task: CompletedTask, viewer: { isOwn: boolean }) => TaskName> {
  const ids = completed.map(({ taskId }) => taskId)
  const getTaskName = await loadTaskNames(actor, ids)
  const nameForOthers = getOwnTaskName(actor.locale)
  return ({ taskId, ownTitle }, { isOwn }) =>
    ownTitle === null
      ? getTaskName(taskId)
      : { name: isOwn ? ownTitle : nameForOthers, motif: OWN_TASK_MOTIF }
}

/** Returns what others read in place of an own task's title. */
export function getOwnTaskName(locale: Locale): string {
  return getCatalog(locale).feed.ownTask
}

const NAMELESS: TaskName = { name: '', motif: '' }

async function readNames(locale: Locale): Promise<Map<string, TaskName>> {
  const rows = await repo.findNames()
  const entries = rows.map(({ id, name, motif, language, translations }): [string, TaskName] => [
    id,
    { name: localize({ name }, language, translations, locale).name, motif },
  ])
  return new Map(entries)
}

/** Returns a task as stored. */
export function findTask(id: string): Promise<TaskRow | null> {
  return repo.findTask(db(), id)
}

export async function listTasks(actor: Actor, query: PageQuery) {
  const page = paginate(await repo.findTasks(), query)
  return { ...page, items: page.items.map((row) => presentTask(row, actor.locale)) }
}

/** Localizes a task. */
export function presentTask(row: TaskRow, locale: Locale): Task {
  const { id, motif, imagePhotoId, version } = row
  const language = toLocale(row.language)
  const text = localize(toTaskText(row), language, row.translations, locale)
  const imagePath = imagePhotoId && photoUrl(imagePhotoId)
  const translations = row.translations as Task['translations']
  return { id, ...text, motif, imagePath, language, translations, version }
}

/** Creates a task, by default in the administrator's language. */
export async function createTask(actor: AdminActor, input: z.output<typeof createTaskInput>): Promise<Task> {
  const { image, language = actor.locale, translations = {}, ...text } = input
  const picture = await preparePictureChange(actor, { file: image })
  const row = await transaction(async (tx) => {
    const imagePhotoId = (await picture(tx, null)) ?? null
    const task = await repo.createTask(tx, { ...text, language, translations, imagePhotoId })
    await auditAs(tx, actor, { action: 'task.created', subjectId: task.id })
    return task
  })
  return presentTask(row, actor.locale)
}

/**
 * Updates a task.
 * @throws AppError not_found; changed_meanwhile; photo_not_accepted; photo_too_large
 */
export async function updateTask(
  actor: AdminActor,
  id: string,
  input: z.output<typeof updateTaskInput>,
): Promise<Task> {
  const { image, removeImage, version, ...text } = input
  // Also here, so that a rejected request stores no picture.
  requireVersion(await repo.findTask(db(), id), version)
  const picture = await preparePictureChange(actor, { file: image, remove: removeImage === 'true' })
  const row = await transaction(async (tx) => {
    const task = requireVersion(await repo.lockTask(tx, id), version)
    const imagePhotoId = await picture(tx, task.imagePhotoId)
    const details = { fields: Object.keys(input) }
    await auditAs(tx, actor, { action: 'task.updated', subjectId: id, details })
    return repo.updateTask(tx, id, { ...text, ...(imagePhotoId !== undefined && { imagePhotoId }) })
  })
  return presentTask(row, actor.locale)
}

/** Marks a task as deleted, after its removal from plans. */
export async function retireTask(tx: Db, actor: AdminActor, id: string, now: Date): Promise<void> {
  if (!(await repo.retireTask(tx, id, now))) throw new AppError('not_found')
  await auditAs(tx, actor, { action: 'task.deleted', subjectId: id })
}
