import { getPoints, RULE_VERSION } from '@/lib/features/scores/rules'
import type { LocalDate } from '@/lib/platform/dates/local-date'

/** Assignment with its time in the plan. */
export interface PlanItem {
  assignmentId: string
  taskId: string
  date: LocalDate
  challengeId: string
  createdAt: Date
  removedAt: Date | null
}

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

export type RewardReason = 'task' | 'day' | 'challenge'

/** Point entry. A key's entries alternate between amount and reversal; `sequence` counts from 1. */
export interface LedgerEntry {
  key: string
  sequence: number
  amount: number
  reason: RewardReason
  /** A reversal has the day of the entry that it reverses, so no period becomes negative. */
  localDate: LocalDate
  completionId: string
}

export interface RewardedCompletion {
  id: string
  assignmentId: string
  plannedDate: LocalDate
  localDate: LocalDate
}

export interface RewardState {
  challengeId: string
  /** In order of creation: rewards depend on earlier completions. */
  completions: readonly RewardedCompletion[]
  ledger: ReadonlyMap<string, LedgerEntry>
}

export type PlannedTask = Pick<PlanItem, 'assignmentId' | 'date' | 'challengeId' | 'createdAt' | 'removedAt'>

/** Returns each key's last entry. */
export function toLedger(entries: Iterable<LedgerEntry>): Map<string, LedgerEntry> {
  const ledger = new Map<string, LedgerEntry>()
  for (const entry of entries) {
    if (entry.sequence > (ledger.get(entry.key)?.sequence ?? 0)) ledger.set(entry.key, entry)
  }
  return ledger
}

const inPlan = (item: PlannedTask, at: Date): boolean =>
  item.createdAt <= at && (item.removedAt === null || item.removedAt > at)

/**
 * Returns the point entries of a completion, or none if the task was completed before. `plan` includes
 * removed assignments: bonuses depend on the plan at that time.
 */
export function computeRewards(
  state: RewardState,
  plan: readonly PlannedTask[],
  event: CompleteEvent,
): LedgerEntry[] {
  const after = addCompletion(state, plan, event)
  const done = new Map(after.completions.map((completion) => [completion.assignmentId, completion]))
  const own = done.get(event.assignmentId)
  if (after === state || !own) return []
  const date = own.plannedDate
  const points = getPoints(event.ruleVersion ?? RULE_VERSION)
  const give = (reason: RewardReason, key: string, amount: number): LedgerEntry[] => {
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
  const planned = plan.filter((item) => item.challengeId === state.challengeId && inPlan(item, event.at))
  // A removed assignment keeps its points, but completes nothing.
  if (!planned.some((item) => item.assignmentId === event.assignmentId)) return entries
  const ofDay = planned.filter((item) => item.date === date)
  if (ofDay.every((item) => done.get(item.assignmentId)?.localDate === date)) {
    entries.push(...give('day', `day:${state.challengeId}:${date}`, points.allOfDay))
  }
  if (planned.every((item) => done.has(item.assignmentId))) {
    entries.push(...give('challenge', `challenge:${state.challengeId}`, points.challengeComplete))
  }
  return entries
}

/** Returns the reversals after an undone completion; none when it is not active. */
export function computeReversals(state: RewardState, event: UndoEvent): LedgerEntry[] {
  const undoneAt = state.completions.findIndex((completion) => completion.id === event.completionId)
  const undone = state.completions[undoneAt]
  if (!undone) return []
  const takeBack = (key: string): LedgerEntry[] => {
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
  state: RewardState,
  plan: readonly PlannedTask[],
  { id, assignmentId, at, localDate }: CompleteEvent,
): RewardState {
  const items = plan.filter((item) => item.assignmentId === assignmentId)
  const item = items.find((one) => inPlan(one, at)) ?? items[0]
  if (item?.challengeId !== state.challengeId) return state
  if (state.completions.some((completion) => completion.assignmentId === assignmentId)) return state
  const completion = { id, assignmentId, plannedDate: item.date, localDate }
  return { ...state, completions: [...state.completions, completion] }
}
