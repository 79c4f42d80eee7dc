import 'server-only'
import { photoUrl } from '@/lib/features/photos/rules'
import { recipeFileUrl } from '@/lib/features/recipes/rules'
import { OWN_TASK_MOTIF } from '@/lib/features/tasks/schema'
import { getOwnTaskName, presentTask } from '@/lib/features/tasks/service'
import type { LocalDate, Weekday } from '@/lib/platform/dates/local-date'
import { localize } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import { getCatalog } from '@/lib/platform/i18n/messages'
import type { Actor } from '@/lib/platform/session/actor'
import type { ChallengeRow } from '../repository'
import { getDateOfDay, getStatus, PRINTABLES, type Printable, uploadedFileUrl } from '../rules'
import type { ChallengeTaskView, ChallengeView } from '../schema'
import { type CompletionRow, findCompletions, findSwaps, findSwapTasks, type SwapRow } from './repository'

export type Reader = Pick<Actor, 'timezone' | 'familyId' | 'locale' | 'contentRevision'>

/** Presents challenges with the completions and swaps of the reader's family. */
export async function presentChallenges(
  actor: Reader,
  rows: ChallengeRow[],
  today: LocalDate,
): Promise<ChallengeView[]> {
  const { familyId, locale } = actor
  const ids = rows.map((row) => row.id)
  if (!familyId || ids.length === 0) return rows.map((row) => presentChallenge(row, locale, today))
  const [completions, swaps] = await Promise.all([
    findCompletions(familyId, ids),
    readSwaps(familyId, ids, locale),
  ])
  const completionByAssignment = new Map(completions.map((one) => [one.assignmentId, one]))
  return rows.map((row) => presentChallenge(row, locale, today, { completionByAssignment, swaps }))
}

type FamilyState = { completionByAssignment?: ReadonlyMap<string, CompletionRow>; swaps?: SwappedTasks }

export function presentChallenge(
  row: ChallengeRow,
  locale: Locale,
  today: LocalDate,
  { completionByAssignment, swaps }: FamilyState = {},
): ChallengeView {
  const challenge = getLocalizedChallenge(row, locale)
  const tasks = challenge.tasks.map((task) =>
    withCompletion(withSwap(task, swaps?.get(task.id)), completionByAssignment?.get(task.id)),
  )
  const progress = { done: tasks.filter((task) => task.completed).length, total: tasks.length }
  return { ...challenge, status: getStatus(row, today), progress, tasks }
}

export type CompletedAssignment = CompletionRow & {
  taskId: string
  swapped: boolean
  ownTitle: string | null
}

/** Presents a completed assignment; null when it was removed from the plan. */
export async function presentCompleted(
  row: ChallengeRow,
  completion: CompletedAssignment,
  locale: Locale,
): Promise<ChallengeTaskView | null> {
  const task = getLocalizedChallenge(row, locale).tasks.find(({ id }) => id === completion.assignmentId)
  if (!task) return null
  if (!completion.swapped) return withCompletion(task, completion)
  const { assignmentId, taskId, ownTitle: title } = completion
  const swap = { challengeId: row.id, assignmentId, taskId: title === null ? taskId : null, title }
  const swaps = await presentSwaps([swap], locale)
  return withCompletion(withSwap(task, swaps.get(assignmentId)), completion)
}

/** Fields of a planned task that a swap replaces. */
type SwappedTask = Partial<
  Pick<ChallengeTaskView, 'taskId' | 'title' | 'description' | 'examples' | 'imagePath' | 'motif'>
>

/** Swapped tasks by assignment id. */
type SwappedTasks = ReadonlyMap<string, SwappedTask>

const OWN_TASK = { description: '', examples: [], imagePath: null, motif: OWN_TASK_MOTIF }

async function readSwaps(familyId: string, challengeIds: string[], locale: Locale): Promise<SwappedTasks> {
  return presentSwaps(await findSwaps(familyId, challengeIds), locale)
}

/** Returns the tasks for which a family swapped planned ones, without the titles of own tasks. */
export async function readPublicSwaps(
  familyId: string,
  challengeIds: string[],
  locale: Locale,
): Promise<SwappedTasks> {
  const swaps = await findSwaps(familyId, challengeIds)
  const name = getOwnTaskName(locale)
  return presentSwaps(
    swaps.map((swap) => ({ ...swap, title: swap.title && name })),
    locale,
  )
}

async function presentSwaps(swaps: readonly SwapRow[], locale: Locale): Promise<SwappedTasks> {
  const taskIds = swaps.flatMap(({ taskId }) => taskId ?? [])
  const rows = taskIds.length > 0 ? await findSwapTasks(taskIds) : []
  const tasks = new Map(rows.map((row) => [row.id, presentTask(row, locale)]))
  return new Map(
    swaps.flatMap(({ assignmentId, taskId, title }): [string, SwappedTask][] => {
      if (title !== null) return [[assignmentId, { ...OWN_TASK, title }]]
      const task = tasks.get(taskId ?? '')
      if (!task) return []
      const { id, name, description, examples, imagePath, motif } = task
      return [[assignmentId, { taskId: id, title: name, description, examples, imagePath, motif }]]
    }),
  )
}

function withSwap(task: ChallengeTaskView, swapped: SwappedTask | undefined): ChallengeTaskView {
  return swapped ? { ...task, ...swapped, swappedFrom: task.title } : task
}

type LocalizedChallenge = Omit<ChallengeView, 'status' | 'progress'>

/** Caches localized challenges, which are the same for all families. */
const localizedChallenges = new WeakMap<ChallengeRow, Partial<Record<Locale, LocalizedChallenge>>>()

function getLocalizedChallenge(row: ChallengeRow, locale: Locale): LocalizedChallenge {
  const known = localizedChallenges.get(row) ?? {}
  localizedChallenges.set(row, known)
  known[locale] ??= localizeChallenge(row, locale)
  return known[locale]
}

function localizeChallenge(row: ChallengeRow, locale: Locale): LocalizedChallenge {
  const { id, weekNumber, startDate, endDate, isActive, version } = row
  const { title, description } = row
  const taskAssignments = row.assignments.map(({ task, ...assignment }) => ({
    ...assignment,
    task: presentTask(task, locale),
  }))
  return {
    id,
    ...localize({ title, description }, row.language, row.translations, locale),
    ...{ weekNumber, startDate, endDate, isActive, version },
    materials: [
      ...(taskAssignments.length > 0 ? listPrintables(id, locale) : []),
      ...row.recipes.map((recipe) => recipePdf(recipe, locale)),
      ...row.materials.map(addedPdf),
    ],
    tasks: taskAssignments
      .map((assignment) => presentAssignment(row, assignment))
      .sort((a, b) => (a.date === b.date ? a.orderInDay - b.orderInDay : a.date < b.date ? -1 : 1)),
    taskAssignments,
  }
}

type LocalizedAssignment = LocalizedChallenge['taskAssignments'][number]

function presentAssignment(row: ChallengeRow, assignment: LocalizedAssignment): ChallengeTaskView {
  const { id, taskId, dayOfWeek: day, orderInDay, task } = assignment
  const { name: title, description, examples, imagePath, motif } = task
  const date = getDateOfDay(row, day as Weekday)
  return {
    id,
    taskId,
    title,
    description,
    examples,
    imagePath,
    motif,
    day,
    orderInDay,
    date,
    ...NOT_COMPLETED,
  }
}

const NOT_COMPLETED = {
  swappedFrom: null,
  completed: false,
  completedAt: null,
  completedOn: null,
  photoUrl: null,
  photoPlaceholder: null,
}

function withCompletion(task: ChallengeTaskView, completion: CompletionRow | undefined): ChallengeTaskView {
  if (!completion) return task
  return {
    ...task,
    completed: true,
    completedAt: completion.createdAt.toISOString(),
    completedOn: completion.localDate,
    photoUrl: completion.photo && photoUrl(completion.photo.id),
    photoPlaceholder: completion.photo?.placeholder ?? null,
  }
}

function recipePdf({ id, title, language, translations }: ChallengeRow['recipes'][number], locale: Locale) {
  const text = localize({ title }, language, translations, locale)
  return { name: `${getCatalog(locale).materials.recipe.name}: ${text.title}`, url: recipeFileUrl(id) }
}

const addedPdf = ({ id, name }: { id: string; name: string }) => ({ name, url: uploadedFileUrl(id) })

/** Reads the catalog without a translator, because commands load this file without React. */
function listPrintables(id: string, locale: Locale): ChallengeView['materials'] {
  const names = getCatalog(locale).materials.file
  return (Object.keys(PRINTABLES) as Printable[]).map((part) => ({
    name: names[part],
    url: `/api/v1/materials/${id}${PRINTABLES[part]}.pdf`,
  }))
}
