import { WEEKS_PER_CYCLE } from '@/lib/challenges/rules'
import { endOfLocalDay, type LocalDate } from '@/lib/dates/local-date'
import { POINTS, periodsOf } from '@/lib/scores/rules'

/** Distinct tasks that earn a part of the monthly badge. */
export const PART_TASKS = 5

/** A task on a day of a challenge, with the time during which it was in the plan. */
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
}

export interface UndoEvent {
  type: 'undo'
  completionId: string
  at: Date
  localDate: LocalDate
}

export type RewardReason = 'task' | 'day' | 'challenge'

/** A point entry. Entries of one key alternate between the amount and its reversal; `sequence` counts them from 1. */
export interface LedgerEntry {
  key: string
  sequence: number
  amount: number
  reason: RewardReason
  /** The day for which it counts. A reversal counts for the day of what it reverses, so that no period goes below zero. */
  localDate: LocalDate
  /** The completion that gave it, or the undone one that took it away. */
  completionId: string
}

/** A completion that is not undone. */
export interface LiveCompletion {
  id: string
  assignmentId: string
  /** The day for which the task is planned. */
  plannedDate: LocalDate
  /** The day on which it was done. */
  localDate: LocalDate
}

/** What one family has in one challenge. */
export interface RewardState {
  challengeId: string
  /** In the order in which they were made: rewards rest on what came before them. */
  live: readonly LiveCompletion[]
  /** The last entry of each key. */
  ledger: ReadonlyMap<string, LedgerEntry>
}

type PlannedTask = Pick<PlanItem, 'assignmentId' | 'date' | 'challengeId' | 'createdAt' | 'removedAt'>

/** The last entry of each key, whatever the order in which they are read. */
export function ledgerOf(entries: Iterable<LedgerEntry>): Map<string, LedgerEntry> {
  const ledger = new Map<string, LedgerEntry>()
  for (const entry of entries) {
    if (entry.sequence > (ledger.get(entry.key)?.sequence ?? 0)) ledger.set(entry.key, entry)
  }
  return ledger
}

const inPlan = (item: PlannedTask, at: Date): boolean =>
  item.createdAt <= at && (item.removedAt === null || item.removedAt > at)

/**
 * The entries that a completion earns, to be appended; none when its task is already done. The plan is the challenge's
 * history, removed items included: bonuses ask what was planned when the completion was made.
 */
export function rewardsOnComplete(
  state: RewardState,
  plan: readonly PlannedTask[],
  event: CompleteEvent,
): LedgerEntry[] {
  const after = withCompletion(state, plan, event)
  const done = new Map(after.live.map((completion) => [completion.assignmentId, completion]))
  const own = done.get(event.assignmentId)
  if (after === state || !own) return []
  const date = own.plannedDate
  const give = (reason: RewardReason, key: string, amount: number): LedgerEntry[] => {
    const last = state.ledger.get(key)
    if (last && last.amount > 0) return []
    const sequence = (last?.sequence ?? 0) + 1
    return [{ key, sequence, amount, reason, localDate: event.localDate, completionId: event.id }]
  }

  const late = event.localDate > date
  const entries = give('task', `task:${event.assignmentId}`, late ? POINTS.taskLate : POINTS.taskOnDay)
  const planned = plan.filter((item) => item.challengeId === state.challengeId && inPlan(item, event.at))
  // A task taken out of the plan keeps its points but completes nothing.
  if (!planned.some((item) => item.assignmentId === event.assignmentId)) return entries
  const ofDay = planned.filter((item) => item.date === date)
  if (ofDay.every((item) => done.get(item.assignmentId)?.localDate === date)) {
    entries.push(...give('day', `day:${state.challengeId}:${date}`, POINTS.allOfDay))
  }
  if (planned.every((item) => done.has(item.assignmentId))) {
    entries.push(...give('challenge', `challenge:${state.challengeId}`, POINTS.challengeComplete))
  }
  return entries
}

/** The reversals of all that rests on the undone completion, to be appended; none when it is not there any more. */
export function rewardsOnUndo(state: RewardState, event: UndoEvent): LedgerEntry[] {
  const undoneAt = state.live.findIndex((completion) => completion.id === event.completionId)
  const undone = state.live[undoneAt]
  if (!undone) return []
  const takeBack = (key: string): LedgerEntry[] => {
    const given = state.ledger.get(key)
    if (!given || given.amount < 0) return []
    // A completion made after the bonus was given (the plan has grown since) is none that it rests on.
    const givenAt = state.live.findIndex((completion) => completion.id === given.completionId)
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

/** The state once the event has happened and its entries are written. */
export function stateAfter(
  state: RewardState,
  plan: readonly PlannedTask[],
  event: CompleteEvent | UndoEvent,
  entries: readonly LedgerEntry[],
): RewardState {
  const ledger = ledgerOf([...state.ledger.values(), ...entries])
  if (event.type === 'complete') return { ...withCompletion(state, plan, event), ledger }
  return { ...state, live: state.live.filter((completion) => completion.id !== event.completionId), ledger }
}

function withCompletion(
  state: RewardState,
  plan: readonly PlannedTask[],
  { id, assignmentId, at, localDate }: CompleteEvent,
): RewardState {
  const items = plan.filter((item) => item.assignmentId === assignmentId)
  const item = items.find((one) => inPlan(one, at)) ?? items[0]
  if (item?.challengeId !== state.challengeId) return state
  if (state.live.some((completion) => completion.assignmentId === assignmentId)) return state
  return { ...state, live: [...state.live, { id, assignmentId, plannedDate: item.date, localDate }] }
}

/**
 * All entries that a family's history earns, from nothing. Events come in the order in which they happened; those of
 * challenges that are not given are passed over.
 */
export function replay(
  challenges: readonly { id: string }[],
  planHistory: readonly PlanItem[],
  events: readonly (CompleteEvent | UndoEvent)[],
): LedgerEntry[] {
  const states = new Map<string, RewardState>()
  for (const { id } of challenges) states.set(id, { challengeId: id, live: [], ledger: new Map() })
  const challengeOf = new Map(planHistory.map((item) => [item.assignmentId, item.challengeId]))
  const assignmentOf = new Map<string, string>()
  const all: LedgerEntry[] = []
  for (const event of events) {
    if (event.type === 'complete') assignmentOf.set(event.id, event.assignmentId)
    const assignmentId = event.type === 'complete' ? event.assignmentId : assignmentOf.get(event.completionId)
    const state = states.get(challengeOf.get(assignmentId ?? '') ?? '')
    if (!state) continue
    const entries =
      event.type === 'complete' ? rewardsOnComplete(state, planHistory, event) : rewardsOnUndo(state, event)
    states.set(state.challengeId, stateAfter(state, planHistory, event, entries))
    all.push(...entries)
  }
  return all
}

/** The points of each period in which the entries count. */
export function scoreOf(entries: Iterable<Pick<LedgerEntry, 'amount' | 'localDate'>>): Map<string, number> {
  const score = new Map<string, number>()
  for (const { amount, localDate } of entries) {
    for (const period of periodsOf(localDate)) score.set(period, (score.get(period) ?? 0) + amount)
  }
  return score
}

export type CompletableAnswer = 'ok' | 'not_yet' | 'challenge_over'

/** Whether a task planned for that day can be completed today: from its day until the challenge's window ends. */
export function completable(date: LocalDate, windowEnd: LocalDate, today: LocalDate): CompletableAnswer {
  if (today > windowEnd) return 'challenge_over'
  return today < date ? 'not_yet' : 'ok'
}

/** Until then, exclusive, a completion made on that day can be undone. */
export function undoableUntil(localDate: LocalDate, zone: string): Date {
  return endOfLocalDay(localDate, zone)
}

export function canUndo(localDate: LocalDate, zone: string, now: Date): boolean {
  return now < undoableUntil(localDate, zone)
}

export interface CyclePart {
  part: number
  done: number
  needed: number
  earned: boolean
}

/**
 * The four parts of a cycle's monthly badge. A part is earned within one challenge, so of several challenges with the
 * same week number the fullest one counts.
 */
export function parts(cycle: Iterable<{ weekNumber: number; doneTaskIds: Iterable<string> }>): CyclePart[] {
  const done = new Map<number, number>()
  for (const { weekNumber, doneTaskIds } of cycle) {
    done.set(weekNumber, Math.max(done.get(weekNumber) ?? 0, new Set(doneTaskIds).size))
  }
  return Array.from({ length: WEEKS_PER_CYCLE }, (_, index) => {
    const count = done.get(index + 1) ?? 0
    return { part: index + 1, done: count, needed: PART_TASKS, earned: count >= PART_TASKS }
  })
}
