import 'server-only'
import { photoUrl } from '@/lib/features/photos/rules'
import { env } from '@/lib/platform/config/env'
import { addDays, type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'
import { findMatchingIds } from '@/lib/platform/db/search'
import { sortPage } from '@/lib/platform/http/paging'
import { combinedTranslationState, localize, toTextsByLanguage } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { AdminActor } from '@/lib/platform/session/actor'
import { toTaskText } from '../schema'
import { findTask, findTasks } from '../service'
import * as repo from './repository'
import type { TaskForEditing, TaskListQuery, TaskSummary, TaskUse } from './schema'

type TaskRow = Awaited<ReturnType<typeof findTasks>>[number]

/** Returns a page of tasks; search ignores accents, case and language. */
export async function listTaskLibrary(actor: AdminActor, query: TaskListQuery) {
  const [rows, usage, matches] = await Promise.all([
    findTasks(),
    repo.findUsage(),
    findMatchingIds('tasks', query.search),
  ])
  const found = rows
    .map((row): TaskSummary => ({ ...toTaskSummary(row, actor.locale), ...usage.get(row.id) }))
    .filter(matching(query, matches))
  const byName = (a: TaskSummary, b: TaskSummary) => a.name.localeCompare(b.name, actor.locale)
  const compare = { name: byName, uses: byUses, lastUsed: byLastUse }
  return { ...sortPage(found, query, compare, byName), all: rows.length }
}

/** Returns a task in both languages with challenges. */
export async function readTaskForEditing(actor: AdminActor, id: string): Promise<TaskForEditing | null> {
  const row = await findTask(id)
  if (!row) return null
  const { language, texts } = toTextsByLanguage(row, toTaskText(row))
  const imagePath = row.imagePhotoId && photoUrl(row.imagePhotoId)
  const uses = toTaskUses(await repo.findPlaces(id), actor.locale, today())
  return { id, version: row.version, language, texts, motif: row.motif, imagePath, uses }
}

const today = () => localDateAt(new Date(), env().APP_TIMEZONE)

function toTaskSummary(row: TaskRow, locale: Locale): TaskSummary {
  const { id, motif, imagePhotoId } = row
  const { language, texts } = toTextsByLanguage(row, toTaskText(row))
  const { name, description } = localize(texts[language], language, row.translations, locale)
  return {
    id,
    name,
    description,
    motif,
    imagePath: imagePhotoId && photoUrl(imagePhotoId),
    translation: combinedTranslationState(language, texts),
    uses: 0,
    lastUsed: null,
  }
}

function matching(
  { show, weeks }: TaskListQuery,
  matches: Set<string> | null,
): (task: TaskSummary) => boolean {
  const since = addDays(today(), -7 * weeks)
  const shown = {
    all: () => true,
    unused: ({ lastUsed }: TaskSummary) => lastUsed === null || lastUsed.endDate < since,
    untranslated: ({ translation }: TaskSummary) => translation !== 'whole',
    pictureless: ({ imagePath }: TaskSummary) => imagePath === null,
  }
  return (task) => (matches?.has(task.id) ?? true) && shown[show](task)
}

const byUses = (a: TaskSummary, b: TaskSummary) => a.uses - b.uses

const byLastUse = (a: TaskSummary, b: TaskSummary) =>
  (a.lastUsed?.startDate ?? '').localeCompare(b.lastUsed?.startDate ?? '')

function toTaskUses(places: Awaited<ReturnType<typeof repo.findPlaces>>, locale: Locale, day: LocalDate) {
  const uses = new Map<string, TaskUse>()
  for (const { id, title, language, translations, startDate, endDate, dayOfWeek } of places) {
    const state = startDate > day ? 'coming' : endDate < day ? 'past' : 'running'
    const text = localize({ title }, language, translations, locale)
    const use = uses.get(id) ?? { challengeId: id, ...text, startDate, endDate, days: [], state }
    uses.set(id, { ...use, days: [...use.days, dayOfWeek] })
  }
  return [...uses.values()]
}
