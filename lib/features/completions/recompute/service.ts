import 'server-only'
import { findChallengeOutlines, listAssignments } from '@/lib/features/challenges/service'
import { RULE_VERSION, sumPointsByPeriod } from '@/lib/features/scores/rules'
import { db } from '@/lib/platform/db/client'
import type { CompleteEvent, UndoEvent } from '../rewards/rules'
import * as repo from './repository'
import { replay, toPlans } from './rules'

const BATCH = 200
const SCORE = 'score '

export type Difference = { familyId: string; what: string; stored: string; right: string }

type Completion = Awaited<ReturnType<typeof repo.findCompletions>>[number]

/** Compares ledgers and scores with the completions. `mend` corrects only scores, which the ledger determines. */
export async function recompute({ mend }: { mend: boolean }): Promise<Difference[]> {
  const differences: Difference[] = []
  for (let after: string | null = null; ; ) {
    const ids: string[] = await repo.findFamilyIds(after, BATCH)
    const found = await compareBatch(ids)
    if (mend) await repo.writeScores(rightScores(found), new Date())
    for (const difference of found) differences.push(difference)
    after = ids.at(-1) ?? null
    if (ids.length < BATCH) return differences
  }
}

function rightScores(differences: Difference[]) {
  const scores = differences.filter(({ what }) => what.startsWith(SCORE))
  return scores.map(({ familyId, what, right }) => ({
    familyId,
    period: what.slice(SCORE.length),
    points: Number(right),
  }))
}

async function compareBatch(familyIds: string[]): Promise<Difference[]> {
  const completions = await repo.findCompletions(familyIds)
  const challenges = await findChallengeOutlines(db(), {
    ids: [...new Set(completions.map(({ challengeId }) => challengeId))],
  })
  const plans = toPlans(challenges, await listAssignments(db(), challenges))
  const [ledgers, scores] = await Promise.all([repo.findLedgers(familyIds), repo.findScores(familyIds)])
  const own = { completions: byFamily(completions), ledgers: byFamily(ledgers), scores: byFamily(scores) }
  return familyIds.flatMap((familyId) => {
    const stored = own.ledgers.get(familyId) ?? []
    const entries = replay(plans, toEvents(own.completions.get(familyId) ?? [], getRuleVersions(stored)))
    const ledger = compare(stored.map(toComparableEntry), entries.map(toComparableEntry))
    const score = compare(
      (own.scores.get(familyId) ?? []).map(({ period, points }) => [SCORE + period, String(points)]),
      [...sumPointsByPeriod(entries)].map(([period, points]) => [SCORE + period, String(points)]),
    )
    return [...ledger, ...score].map((difference) => ({ familyId, ...difference }))
  })
}

type LedgerLine = { key: string; sequence: number; amount: number; localDate: string }

const toComparableEntry = ({ key, sequence, amount, localDate }: LedgerLine): [string, string] => [
  `entry ${key} ${sequence}`,
  `${amount} on ${localDate}`,
]

function byFamily<T extends { familyId: string }>(rows: T[]): Map<string, T[]> {
  const families = new Map<string, T[]>()
  for (const row of rows) {
    const own = families.get(row.familyId)
    if (own) own.push(row)
    else families.set(row.familyId, [row])
  }
  return families
}

/** Returns the rule version of each completion that earned points. */
function getRuleVersions(
  ledger: { completionId: string | null; amount: number; ruleVersion: number }[],
): Map<string | null, number> {
  const earned = ledger.filter(({ amount }) => amount > 0)
  return new Map(earned.map(({ completionId, ruleVersion }) => [completionId, ruleVersion]))
}

function toEvents(
  completions: Completion[],
  versions: Map<string | null, number>,
): (CompleteEvent | UndoEvent)[] {
  const events = completions.flatMap(({ id, assignmentId, swapped, createdAt, localDate, reversal }) => [
    {
      type: 'complete' as const,
      id,
      assignmentId,
      swapped,
      createdAt,
      localDate,
      ruleVersion: versions.get(id) ?? RULE_VERSION,
    },
    ...(reversal
      ? [
          {
            type: 'undo' as const,
            completionId: id,
            createdAt: reversal.createdAt,
            localDate: reversal.localDate,
          },
        ]
      : []),
  ])
  return events.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** Returns the different values; zero equals a missing value. */
function compare(stored: [string, string][], right: [string, string][]): Omit<Difference, 'familyId'>[] {
  const has = new Map(stored)
  const should = new Map(right)
  return [...new Set([...has.keys(), ...should.keys()])].flatMap((what) => {
    const [is, ought] = [has.get(what) ?? '0', should.get(what) ?? '0']
    return is === ought ? [] : [{ what, stored: is, right: ought }]
  })
}
