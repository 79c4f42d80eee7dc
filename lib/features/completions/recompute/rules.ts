import { getCycleStart } from '@/lib/features/challenges/rules'
import { getScorePeriods } from '@/lib/features/scores/rules'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import {
  addCompletion,
  type CompleteEvent,
  computeReversals,
  computeRewards,
  type LedgerEntry,
  type PlanItem,
  type PlannedTask,
  type RewardState,
  toLedger,
  type UndoEvent,
} from '../rewards/rules'

function stateAfter(
  state: RewardState,
  plan: readonly PlannedTask[],
  event: CompleteEvent | UndoEvent,
  entries: readonly LedgerEntry[],
): RewardState {
  const ledger = toLedger([...state.ledger.values(), ...entries])
  if (event.type === 'complete') return { ...addCompletion(state, plan, event), ledger }
  return {
    ...state,
    completions: state.completions.filter((completion) => completion.id !== event.completionId),
    ledger,
  }
}

/** Plans by challenge: constant cost per event. */
export interface Plans {
  byChallenge: ReadonlyMap<string, PlanItem[]>
  challengeIdByAssignment: ReadonlyMap<string, string>
  seasonByChallenge: ReadonlyMap<string, LocalDate>
}

type Challenge = { id: string; startDate: LocalDate; weekNumber: number }

/** Entry with its challenge's season. */
export type SeasonEntry = LedgerEntry & { season: LocalDate }

/** Groups the plan history by challenge. */
export function toPlans(challenges: readonly Challenge[], planHistory: readonly PlanItem[]): Plans {
  const byChallenge = new Map(challenges.map(({ id }) => [id, [] as PlanItem[]]))
  for (const item of planHistory) byChallenge.get(item.challengeId)?.push(item)
  return {
    byChallenge,
    challengeIdByAssignment: new Map(planHistory.map((item) => [item.assignmentId, item.challengeId])),
    seasonByChallenge: new Map(challenges.map((challenge) => [challenge.id, getCycleStart(challenge)])),
  }
}

/** Computes a family's entries, without unplanned challenges. */
export function replay(
  { byChallenge, challengeIdByAssignment, seasonByChallenge }: Plans,
  events: readonly (CompleteEvent | UndoEvent)[],
): SeasonEntry[] {
  const states = new Map<string, RewardState>()
  const assignmentIdByCompletion = new Map<string, string>()
  const all: SeasonEntry[] = []
  for (const event of events) {
    if (event.type === 'complete') assignmentIdByCompletion.set(event.id, event.assignmentId)
    const assignmentId =
      event.type === 'complete' ? event.assignmentId : assignmentIdByCompletion.get(event.completionId)
    const challengeId = challengeIdByAssignment.get(assignmentId ?? '') ?? ''
    const plan = byChallenge.get(challengeId)
    const season = seasonByChallenge.get(challengeId)
    if (!plan || !season) continue
    const state = states.get(challengeId) ?? { challengeId, completions: [], ledger: new Map() }
    const entries =
      event.type === 'complete' ? computeRewards(state, plan, event) : computeReversals(state, event)
    states.set(challengeId, stateAfter(state, plan, event, entries))
    for (const entry of entries) all.push({ ...entry, season })
  }
  return all
}

/** Sums the points of each period. */
export function sumPointsByPeriod(
  entries: Iterable<Pick<SeasonEntry, 'amount' | 'localDate' | 'season'>>,
): Map<string, number> {
  const score = new Map<string, number>()
  for (const { amount, localDate, season } of entries) {
    for (const period of [...getScorePeriods(localDate), season])
      score.set(period, (score.get(period) ?? 0) + amount)
  }
  return score
}
