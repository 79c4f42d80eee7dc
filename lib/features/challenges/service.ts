import 'server-only'
import { photoUrl } from '@/lib/features/photos/rules'
import { recipeFileUrl } from '@/lib/features/recipes/rules'
import { presentTask } from '@/lib/features/tasks/service'
import { getCachedContent } from '@/lib/platform/cache/content'
import { env } from '@/lib/platform/config/env'
import { type LocalDate, localDateAt, type Weekday } from '@/lib/platform/dates/local-date'
import type { Queryable } from '@/lib/platform/db/query'
import { AppError } from '@/lib/platform/errors/app-error'
import { type PageQuery, paginate } from '@/lib/platform/http/paging'
import { localized } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import { getCatalog } from '@/lib/platform/i18n/messages'
import type { Actor } from '@/lib/platform/session/actor'
import { canSeeChallenge } from './policy'
import {
  type ChallengeFilter,
  type ChallengeRow,
  countPlanned as countPlannedNow,
  type Done,
  findActiveOn,
  findById,
  findDone,
  findLastStarted as findLastStartedNow,
  findMany,
  findPlanned,
  findScheduledDates,
  findWindows,
} from './repository'
import {
  currentChallenge,
  dateOfDay,
  displayStatus,
  PRINTABLES,
  type Printable,
  uploadedFileUrl,
} from './rules'
import type { ChallengeTaskView, ChallengeView } from './schema'
import {
  presentSubstitutes,
  readPublicSubstitutes,
  readSubstitutes,
  type Substitutes,
  withSubstitute,
} from './substitutes/service'

export { findPlanHistory as planHistory } from './repository'

/** Returns the days with a planned task. */
export function scheduledDates(
  tx: Queryable,
  until: LocalDate,
  contentRevision: string | null,
): Promise<LocalDate[]> {
  return getCachedContent(contentRevision, `days until ${until}`, () => findScheduledDates(tx, until))
}

/** Counts a span's tasks. */
export function countPlanned(
  from: LocalDate,
  to: LocalDate,
  contentRevision: string | null,
): Promise<number> {
  return getCachedContent(contentRevision, `planned ${from} ${to}`, () => countPlannedNow(from, to))
}

/** Returns a span's tasks, earliest first. */
export function plannedTasks(from: LocalDate, to: LocalDate, contentRevision: string | null) {
  return getCachedContent(contentRevision, `plan ${from} ${to}`, () => findPlanned(from, to))
}

/** Returns challenges by id or start day. */
export function challengeWindows(
  tx: Queryable,
  where: Parameters<typeof findWindows>[1],
  contentRevision: string | null = null,
) {
  return getCachedContent(contentRevision, `windows ${JSON.stringify(where)}`, () => findWindows(tx, where))
}

/** Returns the current challenge without completions. */
export async function findCurrentWindow(actor: Actor): Promise<ChallengeRow | null> {
  const today = getToday(actor)
  return currentChallenge(await activeOn(actor, today), today) ?? null
}

type Reader = Pick<Actor, 'timezone' | 'familyId' | 'locale' | 'contentRevision'>

/** Returns today in the family's zone, else the installation's. */
export function getToday(actor: Reader, now = new Date()): LocalDate {
  return localDateAt(now, actor.timezone ?? env().APP_TIMEZONE)
}

/** Returns visible challenges, latest first. */
export async function listChallenges(
  actor: Actor,
  { limit, cursor, ...filter }: ChallengeFilter & PageQuery,
) {
  const today = getToday(actor)
  const page = paginate(await findVisible(actor, filter, today), { limit, cursor })
  return { ...page, items: await present(actor, page.items, today) }
}

/** Returns all visible challenges, for filters with few matches. */
export async function listAllChallenges(actor: Actor, filter: ChallengeFilter): Promise<ChallengeView[]> {
  const today = getToday(actor)
  return present(actor, await findVisible(actor, filter, today), today)
}

type Range = { familyId: string; from: LocalDate; today: LocalDate; locale: Locale }

/** Returns active challenges that ended since a day or have started, without the titles of own tasks. */
export async function listStartedChallenges({
  familyId,
  from,
  today,
  locale,
}: Range): Promise<ChallengeView[]> {
  const rows = await findMany({ isActive: true, startDate: from, endDate: today })
  const ids = rows.map(({ id }) => id)
  const swaps = await readPublicSubstitutes(familyId, ids, locale)
  return rows.map((row) => presentChallenge(row, locale, today, { swaps }))
}

async function findVisible(actor: Actor, filter: ChallengeFilter, today: LocalDate): Promise<ChallengeRow[]> {
  const rows = await (filter.search === undefined
    ? getCachedContent(actor.contentRevision, `challenges ${JSON.stringify(filter)}`, () => findMany(filter))
    : findMany(filter))
  return rows.filter((row) => canSeeChallenge(actor, row, today))
}

/**
 * Returns a challenge with the family's completions.
 * @throws AppError not_found, also when invisible
 */
export async function getChallenge(actor: Actor, id: string): Promise<ChallengeView> {
  const today = getToday(actor)
  const row = await getCachedContent(actor.contentRevision, `challenge ${id}`, () => findById(id))
  if (!row || !canSeeChallenge(actor, row, today)) throw new AppError('not_found')
  const [view] = await present(actor, [row], today)
  if (!view) throw new AppError('not_found')
  return view
}

/**
 * Returns a completed assignment.
 * @throws AppError not_found when it was removed
 */
export async function completedTask(
  actor: Actor,
  challengeId: string,
  done: Done & { taskId: string; swapped: boolean; ownTitle: string | null },
): Promise<ChallengeTaskView> {
  const row = await getCachedContent(actor.contentRevision, `challenge ${challengeId}`, () =>
    findById(challengeId),
  )
  const task = row && getLocalizedPlan(row, actor.locale).tasks.find(({ id }) => id === done.assignmentId)
  if (!task) throw new AppError('not_found')
  if (!done.swapped) return withDone(task, done)
  const { assignmentId, taskId, ownTitle: title } = done
  const swap = { challengeId, assignmentId, taskId: title === null ? taskId : null, title }
  const swaps = await presentSubstitutes([swap], actor.locale)
  return withDone(withSubstitute(task, swaps.get(assignmentId)), done)
}

/** Returns today's challenge, or null. */
export async function findCurrentChallenge(actor: Reader): Promise<ChallengeView | null> {
  const today = getToday(actor)
  const row = currentChallenge(await activeOn(actor, today), today)
  const [view] = row ? await present(actor, [row], today) : []
  return view ?? null
}

/** Returns the challenge that started last. */
export function findLastStarted(actor: Reader, today: LocalDate) {
  return getCachedContent(actor.contentRevision, `last started by ${today}`, () => findLastStartedNow(today))
}

/**
 * Returns today's challenge.
 * @throws AppError not_found between challenges
 */
export async function getCurrentChallenge(actor: Actor): Promise<ChallengeView> {
  const view = await findCurrentChallenge(actor)
  if (!view) throw new AppError('not_found')
  return view
}

function activeOn(actor: Reader, day: LocalDate): Promise<ChallengeRow[]> {
  return getCachedContent(actor.contentRevision, `challenges on ${day}`, () => findActiveOn(day))
}

async function present(actor: Reader, rows: ChallengeRow[], today: LocalDate): Promise<ChallengeView[]> {
  const { familyId, locale } = actor
  const ids = rows.map((row) => row.id)
  if (!familyId || ids.length === 0) return rows.map((row) => presentChallenge(row, locale, today))
  const [completions, swaps] = await Promise.all([
    findDone(familyId, ids),
    readSubstitutes(familyId, ids, locale),
  ])
  const done = new Map(completions.map((completion) => [completion.assignmentId, completion]))
  return rows.map((row) => presentChallenge(row, locale, today, { done, swaps }))
}

type OfFamily = { done?: ReadonlyMap<string, Done>; swaps?: Substitutes }

/** Localizes a challenge with a family's completions and swaps. */
export function presentChallenge(
  row: ChallengeRow,
  locale: Locale,
  today: LocalDate,
  { done, swaps }: OfFamily = {},
): ChallengeView {
  const plan = getLocalizedPlan(row, locale)
  const tasks = plan.tasks.map((task) =>
    withDone(withSubstitute(task, swaps?.get(task.id)), done?.get(task.id)),
  )
  const progress = { done: tasks.filter((task) => task.completed).length, total: tasks.length }
  return { ...plan, status: displayStatus(row, today), progress, tasks }
}

type Plan = Omit<ChallengeView, 'status' | 'progress'>

/** Localized, the same for all families. */
const plans = new WeakMap<ChallengeRow, Partial<Record<Locale, Plan>>>()

function getLocalizedPlan(row: ChallengeRow, locale: Locale): Plan {
  const known = plans.get(row) ?? {}
  plans.set(row, known)
  known[locale] ??= presentPlan(row, locale)
  return known[locale]
}

function presentPlan(row: ChallengeRow, locale: Locale): Plan {
  const { id, weekNumber, startDate, endDate, isActive, version } = row
  const { title, description } = row
  const taskAssignments = row.assignments.map(({ task, ...assignment }) => ({
    ...assignment,
    task: presentTask(task, locale),
  }))
  return {
    id,
    ...localized({ title, description }, row.language, row.translations, locale),
    ...{ weekNumber, startDate, endDate, isActive, version },
    materials: [
      ...(taskAssignments.length > 0 ? listPrintables(id, locale) : []),
      ...row.recipes.map((recipe) => recipePdf(recipe, locale)),
      ...row.materials.map(addedPdf),
    ],
    tasks: taskAssignments
      .map((assignment) => presentPlanned(row, assignment))
      .sort((a, b) => (a.date === b.date ? a.orderInDay - b.orderInDay : a.date < b.date ? -1 : 1)),
    taskAssignments,
  }
}

type Assignment = Plan['taskAssignments'][number]

function presentPlanned(row: ChallengeRow, assignment: Assignment): ChallengeTaskView {
  const { name, ...task } = assignment.task
  const date = dateOfDay(row, assignment.dayOfWeek as Weekday)
  const { id, taskId, dayOfWeek, orderInDay } = assignment
  return { ...task, ...{ id, taskId, title: name, day: dayOfWeek, orderInDay, date }, ...UNDONE }
}

const UNDONE = {
  swappedFrom: null,
  completed: false,
  completedAt: null,
  completedOn: null,
  photoUrl: null,
  photoPlaceholder: null,
}

function withDone(task: ChallengeTaskView, done: Done | undefined): ChallengeTaskView {
  if (!done) return task
  return {
    ...task,
    completed: true,
    completedAt: done.createdAt.toISOString(),
    completedOn: done.localDate,
    photoUrl: done.photo && photoUrl(done.photo.id),
    photoPlaceholder: done.photo?.placeholder ?? null,
  }
}

function recipePdf({ id, title, language, translations }: ChallengeRow['recipes'][number], locale: Locale) {
  const text = localized({ title }, language, translations, locale)
  return { name: `${getCatalog(locale).materials.recipe.name}: ${text.title}`, url: recipeFileUrl(id) }
}

const addedPdf = ({ id, name }: { id: string; name: string }) => ({ name, url: uploadedFileUrl(id) })

/** Without a translator, since commands load this file without React. */
function listPrintables(id: string, locale: Locale): ChallengeView['materials'] {
  const names = getCatalog(locale).materials.file
  return (Object.keys(PRINTABLES) as Printable[]).map((part) => ({
    name: names[part],
    url: `/api/v1/materials/${id}${PRINTABLES[part]}.pdf`,
  }))
}
