import type { Assignment } from '@/lib/features/challenges/rules'
import { getPoints, type PointEntry, type PointReason, RULE_VERSION } from '@/lib/features/scores/rules'
import type { LocalDate } from '@/lib/platform/dates/local-date'

export interface CompleteEvent {
  type: 'complete'
  id: string
  assignmentId: string
  createdAt: Date
  localDate: LocalDate
  swapped?: boolean
  ruleVersion?: number
}

export interface UndoEvent {
  type: 'undo'
  completionId: string
  createdAt: Date
  localDate: LocalDate
}

export interface CompletionWithPlannedDate {
  id: string
  assignmentId: string
  plannedDate: LocalDate
  localDate: LocalDate
}

export interface PointState {
  challengeId: string
  /** In order of creation, because rewards depend on earlier completions. */
  completions: readonly CompletionWithPlannedDate[]
  lastEntryByKey: ReadonlyMap<string, PointEntry>
}

/** Returns the last entry of each key. */
export function toLastEntryByKey(entries: Iterable<PointEntry>): Map<string, PointEntry> {
  const lastEntryByKey = new Map<string, PointEntry>()
  for (const entry of entries) {
    if (entry.sequence > (lastEntryByKey.get(entry.key)?.sequence ?? 0)) lastEntryByKey.set(entry.key, entry)
  }
  return lastEntryByKey
}

const inPlan = (assignment: Assignment, at: Date): boolean =>
  assignment.createdAt <= at && (assignment.removedAt === null || assignment.removedAt > at)

/**
 * Returns the point entries of a completion, or none if the task was completed before. `plan` includes removed
 * assignments, because bonuses depend on the plan at the time of the completion.
 */
export function computePointEntries(
  state: PointState,
  plan: readonly Assignment[],
  event: CompleteEvent,
): PointEntry[] {
  const after = addCompletion(state, plan, event)
  const done = new Map(after.completions.map((completion) => [completion.assignmentId, completion]))
  const own = done.get(event.assignmentId)
  if (after === state || !own) return []
  const date = own.plannedDate
  const points = getPoints(event.ruleVersion ?? RULE_VERSION)
  const grant = (reason: PointReason, key: string, amount: number): PointEntry[] => {
    const last = state.lastEntryByKey.get(key)
    if (last && last.amount > 0) return []
    const sequence = (last?.sequence ?? 0) + 1
    return [{ key, sequence, amount, reason, localDate: event.localDate, completionId: event.id }]
  }

  const isLate = event.localDate > date
  const [onDay, late] = event.swapped
    ? [points.swappedOnDay, points.swappedLate]
    : [points.taskOnDay, points.taskLate]
  const entries = grant('task', `task:${event.assignmentId}`, isLate ? late : onDay)
  const planned = plan.filter(
    (assignment) => assignment.challengeId === state.challengeId && inPlan(assignment, event.createdAt),
  )
  // A removed assignment keeps its points, but completes nothing.
  if (!planned.some((assignment) => assignment.assignmentId === event.assignmentId)) return entries
  const ofDay = planned.filter((assignment) => assignment.date === date)
  if (ofDay.every((assignment) => done.get(assignment.assignmentId)?.localDate === date)) {
    entries.push(...grant('day', `day:${state.challengeId}:${date}`, points.allOfDay))
  }
  if (planned.every((assignment) => done.has(assignment.assignmentId))) {
    entries.push(...grant('challenge', `challenge:${state.challengeId}`, points.challengeComplete))
  }
  return entries
}

/** Returns the reversals of an undone completion, or none if it is not active. */
export function computePointReversals(state: PointState, event: UndoEvent): PointEntry[] {
  const undoneAt = state.completions.findIndex((completion) => completion.id === event.completionId)
  const undone = state.completions[undoneAt]
  if (!undone) return []
  const revoke = (key: string): PointEntry[] => {
    const granted = state.lastEntryByKey.get(key)
    if (!granted || granted.amount < 0) return []
    // Keeps a bonus that an earlier completion earned.
    const grantedAt = state.completions.findIndex((completion) => completion.id === granted.completionId)
    if (grantedAt < undoneAt) return []
    return [
      {
        ...granted,
        sequence: granted.sequence + 1,
        amount: -granted.amount,
        completionId: event.completionId,
      },
    ]
  }
  const day = `day:${state.challengeId}:${undone.plannedDate}`
  return [
    ...revoke(`task:${undone.assignmentId}`),
    ...(undone.localDate === undone.plannedDate ? revoke(day) : []),
    ...revoke(`challenge:${state.challengeId}`),
  ]
}

/** Adds a completion. Returns the same state if its task is completed or belongs to another challenge. */
export function addCompletion(
  state: PointState,
  plan: readonly Assignment[],
  { id, assignmentId, createdAt, localDate }: CompleteEvent,
): PointState {
  const assignments = plan.filter((assignment) => assignment.assignmentId === assignmentId)
  const assignment = assignments.find((one) => inPlan(one, createdAt)) ?? assignments[0]
  if (assignment?.challengeId !== state.challengeId) return state
  if (state.completions.some((completion) => completion.assignmentId === assignmentId)) return state
  const completion = { id, assignmentId, plannedDate: assignment.date, localDate }
  return { ...state, completions: [...state.completions, completion] }
}
