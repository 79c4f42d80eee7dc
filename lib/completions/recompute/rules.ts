import { periodsOf } from '@/lib/scores/rules'
import {
  type CompleteEvent,
  type LedgerEntry,
  ledgerOf,
  type PlanItem,
  type PlannedTask,
  type RewardState,
  rewardsOnComplete,
  rewardsOnUndo,
  type UndoEvent,
  withCompletion,
} from '../rewards/rules'

/** The state once the event has happened and its entries are written. */
function stateAfter(
  state: RewardState,
  plan: readonly PlannedTask[],
  event: CompleteEvent | UndoEvent,
  entries: readonly LedgerEntry[],
): RewardState {
  const ledger = ledgerOf([...state.ledger.values(), ...entries])
  if (event.type === 'complete') return { ...withCompletion(state, plan, event), ledger }
  return { ...state, live: state.live.filter((completion) => completion.id !== event.completionId), ledger }
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
