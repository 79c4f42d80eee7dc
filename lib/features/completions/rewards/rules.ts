import type { Assignment } from '@/lib/features/challenges/plan/rules'
import { getPoints, type PointEntry, type PointReason, RULE_VERSION } from '@/lib/features/scores/rules'
import type { LocalDate } from '@/lib/platform/dates/local-date'

export interface CompleteEvent {
  type: 'complete'
  id: string
  assignmentId: string
  at: Date
  localDate: LocalDate
  swapped?: boolean
  ruleVersion?: number
}

export interface UndoEvent {
  type: 'undo'
  completionId: string
  at: Date
  localDate: LocalDate
}

export interface PlannedCompletion {
  id: string
  assignmentId: string
  plannedDate: LocalDate
  localDate: LocalDate
}

export interface PointState {
  challengeId: string
  /** In order of creation: rewards depend on earlier completions. */
  completions: readonly PlannedCompletion[]
  ledger: ReadonlyMap<string, PointEntry>
}

export type PlannedAssignment = Pick<
  Assignment,
  'assignmentId' | 'date' | 'challengeId' | 'createdAt' | 'removedAt'
>

/** Returns each key's last entry. */
export function toLedger(entries: Iterable<PointEntry>): Map<string, PointEntry> {
  const ledger = new Map<string, PointEntry>()
  for (const entry of entries) {
    if (entry.sequence > (ledger.get(entry.key)?.sequence ?? 0)) ledger.set(entry.key, entry)
  }
  return ledger
}

const inPlan = (assignment: PlannedAssignment, at: Date): boolean =>
  assignment.createdAt <= at && (assignment.removedAt === null || assignment.removedAt > at)

/**
 * Returns the point entries of a completion, or none if the task was completed before. `plan` includes
 * removed assignments: bonuses depend on the plan at that time.
 */
export function computePointEntries(
  state: PointState,
  plan: readonly PlannedAssignment[],
  event: CompleteEvent,
): PointEntry[] {
  const after = addCompletion(state, plan, event)
  const done = new Map(after.completions.map((completion) => [completion.assignmentId, completion]))
  const own = done.get(event.assignmentId)
  if (after === state || !own) return []
  const date = own.plannedDate
  const points = getPoints(event.ruleVersion ?? RULE_VERSION)
  const give = (reason: PointReason, key: string, amount: number): PointEntry[] => {
    const last = state.ledger.get(key)
    if (last && last.amount > 0) return []
    const sequence = (last?.sequence ?? 0) + 1
    return [{ key, sequence, amount, reason, localDate: event.localDate, completionId: event.id }]
  }

  const isLate = event.localDate > date
  const [onDay, late] = event.swapped
    ? [points.swappedOnDay, points.swappedLate]
    : [points.taskOnDay, points.taskLate]
  const entries = give('task', `task:${event.assignmentId}`, isLate ? late : onDay)
  const planned = plan.filter(
    (assignment) => assignment.challengeId === state.challengeId && inPlan(assignment, event.at),
  )
  // A removed assignment keeps its points, but completes nothing.
  if (!planned.some((assignment) => assignment.assignmentId === event.assignmentId)) return entries
  const ofDay = planned.filter((assignment) => assignment.date === date)
  if (ofDay.every((assignment) => done.get(assignment.assignmentId)?.localDate === date)) {
    entries.push(...give('day', `day:${state.challengeId}:${date}`, points.allOfDay))
  }
  if (planned.every((assignment) => done.has(assignment.assignmentId))) {
    entries.push(...give('challenge', `challenge:${state.challengeId}`, points.challengeComplete))
  }
  return entries
}

/** Returns the reversals after an undone completion; none when it is not active. */
export function computePointReversals(state: PointState, event: UndoEvent): PointEntry[] {
  const undoneAt = state.completions.findIndex((completion) => completion.id === event.completionId)
  const undone = state.completions[undoneAt]
  if (!undone) return []
  const takeBack = (key: string): PointEntry[] => {
    const given = state.ledger.get(key)
    if (!given || given.amount < 0) return []
    // Keeps a bonus that an earlier completion earned.
    const givenAt = state.completions.findIndex((completion) => completion.id === given.completionId)
    if (givenAt < undoneAt) return []
    return [
      { ...given, sequence: given.sequence + 1, amount: -given.amount, completionId: event.completionId },
    ]
  }
  const day = `day:${state.challengeId}:${undone.plannedDate}`
  return [
    ...takeBack(`task:${undone.assignmentId}`),
    ...(undone.localDate === undone.plannedDate ? takeBack(day) : []),
    ...takeBack(`challenge:${state.challengeId}`),
  ]
}

/** Adds a completion; returns the same state when its task is done or of another challenge. */
export function addCompletion(
  state: PointState,
  plan: readonly PlannedAssignment[],
  { id, assignmentId, at, localDate }: CompleteEvent,
): PointState {
  const assignments = plan.filter((assignment) => assignment.assignmentId === assignmentId)
  const assignment = assignments.find((one) => inPlan(one, at)) ?? assignments[0]
  if (assignment?.challengeId !== state.challengeId) return state
  if (state.completions.some((completion) => completion.assignmentId === assignmentId)) return state
  const completion = { id, assignmentId, plannedDate: assignment.date, localDate }
  return { ...state, completions: [...state.completions, completion] }
}
