import 'server-only'
import { photoUrl } from '@/lib/features/photos/schema'
import { env } from '@/lib/platform/config/env'
import { addDays, type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'
import { combinedTranslationState, localized, writtenTexts } from '@/lib/platform/i18n/content'
import { type Locale, toLocale } from '@/lib/platform/i18n/locales'
import { searchName } from '@/lib/platform/i18n/search'
import type { AdminActor } from '@/lib/platform/session/actor'
import { type TaskText, toTaskText } from '../schema'
import { findTask, findTasks } from '../service'
import * as repo from './repository'
import {
  TASKS_A_PAGE,
  type TaskForEditing,
  type TaskListQuery,
  type TaskSummary,
  type TaskUse,
} from './schema'

type TaskRow = Awaited<ReturnType<typeof findTasks>>[number]
type SearchableTask = TaskSummary & { searched: string }

/** Returns a page of tasks; a search ignores accents, case and language. */
export async function listTaskLibrary(actor: AdminActor, query: TaskListQuery) {
  const [rows, usage] = await Promise.all([findTasks(), repo.findUsage()])
  const found = rows
    .map((row): SearchableTask => ({ ...toTaskSummary(row, actor.locale), ...usage.get(row.id) }))
    .filter(matching(query))
    .sort(sorting(query, actor.locale))
  const start = (query.page - 1) * TASKS_A_PAGE
  const items = found.slice(start, start + TASKS_A_PAGE).map(({ searched: _, ...task }) => task)
  return { items, total: found.length, all: rows.length, more: found.length > start + TASKS_A_PAGE }
}

/** Returns a task with both languages and its challenges, or null. */
export async function readTaskForEditing(actor: AdminActor, id: string): Promise<TaskForEditing | null> {
  const row = await findTask(id)
  if (!row) return null
  const { language, texts } = toTextsByLanguage(row)
  const imagePath = row.imagePhotoId && photoUrl(row.imagePhotoId)
  const uses = toTaskUses(await repo.findPlaces(id), actor.locale, today())
  return { id, version: row.version, language, texts, motif: row.motif, imagePath, uses }
}

const today = () => localDateAt(new Date(), env().APP_TIMEZONE)

function toTextsByLanguage(row: TaskRow): { language: Locale; texts: Record<Locale, TaskText> } {
  const language = toLocale(row.language)
  return { language, texts: writtenTexts(toTaskText(row), language, row.translations) }
}

function toTaskSummary(row: TaskRow, locale: Locale): SearchableTask {
  const { id, motif, imagePhotoId } = row
  const { language, texts } = toTextsByLanguage(row)
  const { name, description } = localized(texts[language], language, row.translations, locale)
  const words = Object.values(texts).flatMap((text) => Object.values(text).flat())
  return {
    id,
    name,
    description,
    motif,
    imagePath: imagePhotoId && photoUrl(imagePhotoId),
    translation: combinedTranslationState(language, texts),
    uses: 0,
    lastUsed: null,
    searched: searchName(words.join('\n')),
  }
}

function matching({ search, show, weeks }: TaskListQuery): (task: SearchableTask) => boolean {
  const wanted = searchName(search)
  const since = addDays(today(), -7 * weeks)
  const shown = {
    all: () => true,
    unused: ({ lastUsed }: SearchableTask) => lastUsed === null || lastUsed.endDate < since,
    untranslated: ({ translation }: SearchableTask) => translation !== 'whole',
    pictureless: ({ imagePath }: SearchableTask) => imagePath === null,
  }
  return (task) => task.searched.includes(wanted) && shown[show](task)
}

function sorting({ sort, order }: TaskListQuery, locale: Locale) {
  const by = {
    name: (a: SearchableTask, b: SearchableTask) => a.name.localeCompare(b.name, locale),
    uses: (a: SearchableTask, b: SearchableTask) => a.uses - b.uses,
    lastUsed: (a: SearchableTask, b: SearchableTask) =>
      (a.lastUsed?.startDate ?? '').localeCompare(b.lastUsed?.startDate ?? ''),
  }
  const direction = order === 'asc' ? 1 : -1
  return (a: SearchableTask, b: SearchableTask) =>
    direction * by[sort](a, b) || by.name(a, b) || a.id.localeCompare(b.id)
}

function toTaskUses(places: Awaited<ReturnType<typeof repo.findPlaces>>, locale: Locale, day: LocalDate) {
  const uses = new Map<string, TaskUse>()
  for (const { id, title, language, translations, startDate, endDate, dayOfWeek } of places) {
    const state = startDate > day ? 'coming' : endDate < day ? 'past' : 'running'
    const text = localized({ title }, language, translations, locale)
    const use = uses.get(id) ?? { challengeId: id, ...text, startDate, endDate, days: [], state }
    uses.set(id, { ...use, days: [...use.days, dayOfWeek] })
  }
  return [...uses.values()]
}
