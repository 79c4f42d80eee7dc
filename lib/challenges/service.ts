import 'server-only'
import { env } from '@/lib/config/env'
import { type LocalDate, localDateAt, type Weekday } from '@/lib/dates/local-date'
import { AppError } from '@/lib/errors/app-error'
import { localized } from '@/lib/i18n/content'
import type { Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { photoUrl } from '@/lib/photos/schema'
import { recipeFileUrl } from '@/lib/recipes/rules'
import type { Actor } from '@/lib/session/actor'
import { presentTask } from '@/lib/tasks/service'
import { canSeeChallenge } from './policy'
import { type ChallengeFilter, type ChallengeRow, findActiveOn, findById, findDone, findMany } from './repo'
import {
  currentChallenge,
  dateOfDay,
  displayStatus,
  PRINTABLES,
  type Printable,
  uploadedFileUrl,
} from './rules'
import type { ChallengeTaskView, ChallengeView } from './schema'

export {
  countPlanned,
  findPlanHistory as planHistory,
  findScheduledDates as scheduledDates,
  findWindows as challengeWindows,
} from './repo'

/** The family's day; without a family, the installation's. */
export function todayOf(actor: Actor, now = new Date()): LocalDate {
  return localDateAt(now, actor.timezone ?? env().APP_TIMEZONE)
}

export async function listChallenges(actor: Actor, filter: ChallengeFilter): Promise<ChallengeView[]> {
  const today = todayOf(actor)
  const rows = await findMany(filter)
  return present(
    actor,
    rows.filter((row) => canSeeChallenge(actor, row, today)),
    today,
  )
}

/**
 * One challenge as the actor's family sees it; `current` stands for the one that holds the family's today.
 * @throws AppError not_found when there is none, or none that the actor may see.
 */
export async function getChallenge(actor: Actor, id: string): Promise<ChallengeView> {
  const today = todayOf(actor)
  const row = id === 'current' ? currentChallenge(await findActiveOn(today), today) : await findById(id)
  if (!row || !canSeeChallenge(actor, row, today)) throw new AppError('not_found')
  const [view] = await present(actor, [row], today)
  if (!view) throw new AppError('not_found')
  return view
}

/** The current challenge, or null between challenges. */
export async function findCurrentChallenge(actor: Actor): Promise<ChallengeView | null> {
  const today = todayOf(actor)
  const row = currentChallenge(await findActiveOn(today), today)
  const [view] = row ? await present(actor, [row], today) : []
  return view ?? null
}

type Done = Awaited<ReturnType<typeof findDone>>[number]

async function present(actor: Actor, rows: ChallengeRow[], today: LocalDate): Promise<ChallengeView[]> {
  const ids = rows.map((row) => row.id)
  const done = actor.familyId && ids.length > 0 ? await findDone(actor.familyId, ids) : []
  const byAssignment = new Map(done.map((completion) => [completion.assignmentId, completion]))
  return rows.map((row) => presentChallenge(row, actor.locale, today, byAssignment))
}

/** A challenge as readers of that language get it on that day, with what their family has done of it. */
export function presentChallenge(
  row: ChallengeRow,
  locale: Locale,
  today: LocalDate,
  done: ReadonlyMap<string, Done> = new Map(),
): ChallengeView {
  const { id, weekNumber, startDate, endDate, isActive, version } = row
  const { title, description } = row
  const taskAssignments = row.assignments.map(({ task, ...assignment }) => ({
    ...assignment,
    task: presentTask(task, locale),
  }))
  const tasks = taskAssignments
    .map((assignment): ChallengeTaskView => {
      const { name, ...task } = assignment.task
      const completion = done.get(assignment.id)
      return {
        ...task,
        id: assignment.id,
        taskId: assignment.taskId,
        title: name,
        day: assignment.dayOfWeek,
        orderInDay: assignment.orderInDay,
        date: dateOfDay(row, assignment.dayOfWeek as Weekday),
        completed: completion !== undefined,
        completedAt: completion?.createdAt.toISOString() ?? null,
        completedOn: completion?.localDate ?? null,
        photoUrl: completion?.photo ? photoUrl(completion.photo.id) : null,
        photoPlaceholder: completion?.photo?.placeholder ?? null,
      }
    })
    .sort((a, b) => a.date.localeCompare(b.date) || a.orderInDay - b.orderInDay)
  return {
    id,
    ...localized({ title, description }, row.language, row.translations, locale),
    weekNumber,
    startDate,
    endDate,
    isActive,
    version,
    status: displayStatus(row, today),
    progress: { done: tasks.filter((task) => task.completed).length, total: tasks.length },
    materials: [
      ...(tasks.length > 0 ? printablesOf(id, locale) : []),
      ...row.recipes.map((recipe) => recipePdf(recipe, locale)),
      ...row.materials.map(addedPdf),
    ],
    tasks,
    taskAssignments,
  }
}

function recipePdf({ id, title, language, translations }: ChallengeRow['recipes'][number], locale: Locale) {
  const text = localized({ title }, language, translations, locale)
  return { name: `${messagesOf(locale).materials.recipe.name}: ${text.title}`, url: recipeFileUrl(id) }
}

const addedPdf = ({ id, name }: { id: string; name: string }) => ({ name, url: uploadedFileUrl(id) })

/** Names and addresses of what can be printed. Without a translator: commands load this file, where there is no React. */
function printablesOf(id: string, locale: Locale): ChallengeView['materials'] {
  const names = messagesOf(locale).materials.file
  return (Object.keys(PRINTABLES) as Printable[]).map((part) => ({
    name: names[part],
    url: `/api/v1/materials/${id}${PRINTABLES[part]}.pdf`,
  }))
}
