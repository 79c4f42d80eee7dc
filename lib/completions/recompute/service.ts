import 'server-only'
import { challengeWindows } from '@/lib/challenges/service'
import { db } from '@/lib/db/client'
import type { CompleteEvent, UndoEvent } from '../rewards/rules'
import { planOf } from '../rewards/service'
import * as repo from './repo'
import { replay, scoreOf } from './rules'

const BATCH = 200

export type Difference = { familyId: string; what: string; stored: string; right: string }

type Fact = Awaited<ReturnType<typeof repo.findFacts>>[number]

/**
 * Works out every family's ledger and scores from the facts alone and compares them with what is stored.
 * With `mend`, scores, which are a cache, are put right; the ledger is a record and is only reported.
 */
export async function recompute({ mend }: { mend: boolean }): Promise<Difference[]> {
  const differences: Difference[] = []
  for (let after: string | null = null; ; ) {
    const ids: string[] = await repo.findFamilyIds(after, BATCH)
    differences.push(...(await compareBatch(ids)))
    after = ids.at(-1) ?? null
    if (ids.length < BATCH) break
  }
  if (mend) {
    const scores = differences.filter(({ what }) => what.startsWith('score '))
    for (const { familyId, what, right } of scores) {
      await repo.writeScore(familyId, what.slice('score '.length), Number(right), new Date())
    }
  }
  return differences
}

async function compareBatch(familyIds: string[]): Promise<Difference[]> {
  const facts = await repo.findFacts(familyIds)
  const challenges = await challengeWindows(db(), {
    ids: [...new Set(facts.map((fact) => fact.challengeId))],
  })
  const plan = await planOf(db(), challenges)
  const [ledgers, scores] = await Promise.all([repo.findLedgers(familyIds), repo.findScores(familyIds)])
  return familyIds.flatMap((familyId) => {
    const own = <T extends { familyId: string }>(rows: T[]) => rows.filter((row) => row.familyId === familyId)
    const entries = replay(challenges, plan, eventsOf(own(facts)))
    const ledger = compare(
      own(ledgers).map((entry) => [
        `entry ${entry.key} ${entry.sequence}`,
        `${entry.amount} on ${entry.localDate}`,
      ]),
      entries.map((entry) => [
        `entry ${entry.key} ${entry.sequence}`,
        `${entry.amount} on ${entry.localDate}`,
      ]),
    )
    const score = compare(
      own(scores).map(({ period, points }) => [`score ${period}`, String(points)]),
      [...scoreOf(entries)].map(([period, points]) => [`score ${period}`, String(points)]),
    )
    return [...ledger, ...score].map((difference) => ({ familyId, ...difference }))
  })
}

function eventsOf(facts: Fact[]): (CompleteEvent | UndoEvent)[] {
  const events = facts.flatMap(({ id, assignmentId, createdAt, localDate, reversal }) => [
    { type: 'complete' as const, id, assignmentId, at: createdAt, localDate },
    ...(reversal
      ? [{ type: 'undo' as const, completionId: id, at: reversal.createdAt, localDate: reversal.localDate }]
      : []),
  ])
  return events.sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** What is stored and what is right, by name; a score of nothing is as good as none. */
function compare(stored: [string, string][], right: [string, string][]): Omit<Difference, 'familyId'>[] {
  const has = new Map(stored)
  const should = new Map(right)
  return [...new Set([...has.keys(), ...should.keys()])].flatMap((what) => {
    const [is, ought] = [has.get(what) ?? '0', should.get(what) ?? '0']
    return is === ought ? [] : [{ what, stored: is, right: ought }]
  })
}
