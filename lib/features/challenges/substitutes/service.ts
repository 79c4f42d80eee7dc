import 'server-only'
import { OWN_TASK_MOTIF } from '@/lib/features/tasks/schema'
import { getOwnTaskName, presentTask } from '@/lib/features/tasks/service'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { ChallengeTaskView } from '../schema'
import * as repo from './repository'

/** Fields of a planned task that a family's swap replaces. */
type Substitute = Partial<
  Pick<ChallengeTaskView, 'taskId' | 'title' | 'description' | 'examples' | 'imagePath' | 'motif'>
>

/** Substitutes by assignment. */
export type Substitutes = ReadonlyMap<string, Substitute>

const OWN_TASK = { description: '', examples: [], imagePath: null, motif: OWN_TASK_MOTIF }

/** Returns what a family does in place of planned tasks. */
export async function readSubstitutes(
  familyId: string,
  challengeIds: string[],
  locale: Locale,
): Promise<Substitutes> {
  return presentSubstitutes(await repo.findSwaps(familyId, challengeIds), locale)
}

/** Returns what a family does in place of planned tasks, without the titles of own tasks. */
export async function readPublicSubstitutes(
  familyId: string,
  challengeIds: string[],
  locale: Locale,
): Promise<Substitutes> {
  const swaps = await repo.findSwaps(familyId, challengeIds)
  const name = getOwnTaskName(locale)
  return presentSubstitutes(
    swaps.map((swap) => ({ ...swap, title: swap.title && name })),
    locale,
  )
}

/** Localizes swaps. */
export async function presentSubstitutes(swaps: readonly repo.Swap[], locale: Locale): Promise<Substitutes> {
  const taskIds = swaps.flatMap(({ taskId }) => taskId ?? [])
  const rows = taskIds.length > 0 ? await repo.findTasks(taskIds) : []
  const tasks = new Map(rows.map((row) => [row.id, presentTask(row, locale)]))
  return new Map(
    swaps.flatMap(({ assignmentId, taskId, title }): [string, Substitute][] => {
      if (title !== null) return [[assignmentId, { ...OWN_TASK, title }]]
      const task = tasks.get(taskId ?? '')
      if (!task) return []
      const { id, name, description, examples, imagePath, motif } = task
      return [[assignmentId, { taskId: id, title: name, description, examples, imagePath, motif }]]
    }),
  )
}

/** Puts a substitute in place of a planned task. */
export function withSubstitute(
  task: ChallengeTaskView,
  substitute: Substitute | undefined,
): ChallengeTaskView {
  return substitute ? { ...task, ...substitute, swappedFrom: task.title } : task
}
