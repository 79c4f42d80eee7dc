import { type Assignment, getCycleStart } from '@/lib/features/challenges/rules'
import type { PointEntry } from '@/lib/features/scores/rules'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import {
  addCompletion,
  type CompleteEvent,
  computePointEntries,
  computePointReversals,
  type PointState,
  toLastEntryByKey,
  type UndoEvent,
} from '../rewards/rules'

function stateAfter(
  state: PointState,
  plan: readonly Assignment[],
  event: CompleteEvent | UndoEvent,
  entries: readonly PointEntry[],
): PointState {
  const lastEntryByKey = toLastEntryByKey([...state.lastEntryByKey.values(), ...entries])
  if (event.type === 'complete') return { ...addCompletion(state, plan, event), lastEntryByKey }
  return {
    ...state,
    completions: state.completions.filter((completion) => completion.id !== event.completionId),
    lastEntryByKey,
  }
}

/** Plans grouped by challenge, so that an event costs the same with any number of challenges. */
export interface Plans {
  byChallenge: ReadonlyMap<string, Assignment[]>
  challengeIdByAssignment: ReadonlyMap<string, string>
  seasonByChallenge: ReadonlyMap<string, LocalDate>
}

type Challenge = { id: string; startDate: LocalDate; weekNumber: number }

export type SeasonEntry = PointEntry & { season: LocalDate }

export function toPlans(challenges: readonly Challenge[], planHistory: readonly Assignment[]): Plans {
  const byChallenge = new Map(challenges.map(({ id }) => [id, [] as Assignment[]]))
  for (const item of planHistory) byChallenge.get(item.challengeId)?.push(item)
  return {
    byChallenge,
    challengeIdByAssignment: new Map(planHistory.map((item) => [item.assignmentId, item.challengeId])),
    seasonByChallenge: new Map(challenges.map((challenge) => [challenge.id, getCycleStart(challenge)])),
  }
}

/** Computes the point entries of a family from its events, except for challenges without a plan. */
export function replay(
  { byChallenge, challengeIdByAssignment, seasonByChallenge }: Plans,
  events: readonly (CompleteEvent | UndoEvent)[],
): SeasonEntry[] {
  const states = new Map<string, PointState>()
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
    const state = states.get(challengeId) ?? { challengeId, completions: [], lastEntryByKey: new Map() }
    const entries =
      event.type === 'complete'
        ? computePointEntries(state, plan, event)
        : computePointReversals(state, event)
    states.set(challengeId, stateAfter(state, plan, event, entries))
    for (const entry of entries) all.push({ ...entry, season })
  }
  return all
}
