import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DirectWork, directTransaction, inOneTransaction } from './direct'
import { isAway, isHeld } from './errors'

/** So many works share a transaction at most: where one of them fails, that of all others was in vain. */
const MOST = 8

/** So many transactions are under way at once: one for each of two processors, and one that is being put together. */
const AT_ONCE = 3

/** Milliseconds after which one that is still under way keeps nobody waiting any more. */
const LONG = 100

/** A group waits shortly for a row that somebody holds; whose row it is waits longer, by itself. */
const IMPATIENT = { name: 'impatient', text: "set local lock_timeout = '250ms'" }

type Member = { key: string; work: DirectWork<unknown>; settle: (outcome: Promise<unknown>) => void }

const waiting: Member[] = []
let underWay = 0

/**
 * Runs `work` in a transaction of the driver that it may share with others that come while as many as are good for the
 * database are under way: beginning, ending and going there and back cost more than most statements. To the work it is
 * as if it had the transaction for itself: no other of the same key is in it, one that fails leaves the others alone, and
 * who waits for a row keeps nobody from going on.
 * @param key what the work locks with its first statement, and all that it changes belongs to. Those who share a
 * transaction lock in the order of their keys, so that no two transactions wait for each other
 * @param work may be run twice: where one of a group fails, each of it is run again by itself. It locks before it first
 * waits for anything
 * @throws what the work throws
 */
export function groupedTransaction<T>(key: string, work: DirectWork<T>): Promise<T> {
  return new Promise<T>((resolve) => {
    if (waiting.length === 0) setImmediate(runWaiting)
    waiting.push({ key, work, settle: (outcome) => resolve(outcome as Promise<T>) })
  })
}

function runWaiting(): void {
  while (waiting.length > 0 && underWay < AT_ONCE) {
    underWay += 1
    const ended = run(takeGroup())
    void Promise.race([ended, sleep(LONG, undefined, { ref: false })]).then(() => {
      underWay -= 1
      runWaiting()
    })
  }
}

/** Those who have waited longest, no two with the same key, in the order of their keys. */
function takeGroup(): Member[] {
  const group = new Map<string, Member>()
  for (const member of waiting) {
    if (group.size < MOST && !group.has(member.key)) group.set(member.key, member)
  }
  const left = waiting.filter((member) => group.get(member.key) !== member)
  waiting.splice(0, waiting.length, ...left)
  return [...group.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

async function run(group: Member[]): Promise<void> {
  if (group.length === 1) return runAlone(group)
  try {
    const works = group.map(({ work }) => work)
    const results = await inOneTransaction(works, undefined, [IMPATIENT])
    for (const [n, { settle }] of group.entries()) settle(Promise.resolve(results[n]))
  } catch (error) {
    if (!isAway(error) || isHeld(error)) return runAlone(group)
    for (const { settle } of group) settle(Promise.reject(error))
  }
}

async function runAlone(group: Member[]): Promise<void> {
  const outcomes = group.map(({ work, settle }) => {
    const outcome = directTransaction(work)
    settle(outcome)
    return outcome
  })
  await Promise.allSettled(outcomes)
}
