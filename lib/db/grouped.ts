import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@/lib/errors/app-error'
import { type DirectWork, directTransaction, inOneTransaction } from './direct'

/** So many works share a transaction at most: where one of them fails, that of all others was in vain. */
const MOST = 8

/** So many transactions are under way at once: one for each of two processors, and one that is being put together. */
const AT_ONCE = 3

/** Milliseconds after which one that is still under way keeps nobody waiting any more. */
const LONG = 100

/** Milliseconds for which a work waits for its turn, as long as others wait for a connection. */
const PATIENCE = 5_000

/** Who shares waits shortly, for a row that somebody holds as for an answer; whose it is waits longer, by itself. */
const IMPATIENT = {
  name: 'impatient',
  text: "select set_config('lock_timeout', '250ms', true), set_config('statement_timeout', '1s', true)",
}

type Member = {
  key: string
  work: DirectWork<unknown>
  answer: (outcome: Promise<unknown>) => void
  patience: NodeJS.Timeout
}

let waiting: Member[] = []
let underWay = 0
/** Keys of those that run. */
const running = new Set<string>()

/**
 * Runs `work` in a transaction of the driver that it may share with others that come while as many as are good for the
 * database are under way: beginning, ending and going there and back cost more than most statements. To the work it is
 * as if it had the transaction for itself: no other of the same key runs beside it in this process, and where one fails,
 * or waits for long, each of them is run again by itself.
 * @param key what the work locks with its first statement, and all that it changes belongs to. Those who share a
 * transaction lock in the order of their keys
 * @param work may be run twice. It sends its lock before it first waits for anything, and what it asks before it tells
 * what to write, writes nothing: a refusal, as an `AppError`, leaves the others alone then
 * @throws what the work throws; AppError service_unavailable when it did not get its turn
 */
export function groupedTransaction<T>(key: string, work: DirectWork<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const giveUp = () => {
      waiting = waiting.filter((one) => one !== member)
      reject(new AppError('service_unavailable'))
    }
    const member: Member = {
      key,
      // Whoever begins it: it stays a part of the call that it came with.
      work: AsyncResource.bind(work),
      answer: (outcome) => resolve(outcome as Promise<T>),
      patience: setTimeout(giveUp, PATIENCE),
    }
    waiting.push(member)
    setImmediate(runWaiting)
  })
}

function runWaiting(): void {
  while (underWay < AT_ONCE) {
    const group = takeGroup()
    if (group.length === 0) return
    underWay += 1
    void Promise.race([run(group), sleep(LONG, undefined, { ref: false })]).finally(() => {
      underWay -= 1
      runWaiting()
    })
  }
}

/** Those who have waited longest and may run, no two with the same key, in the order of their keys. */
function takeGroup(): Member[] {
  const group: Member[] = []
  const left: Member[] = []
  for (const member of waiting) {
    const canRun = group.length < MOST && !running.has(member.key)
    if (canRun) running.add(member.key)
    ;(canRun ? group : left).push(member)
  }
  waiting = left
  for (const { patience } of group) clearTimeout(patience)
  return group.sort((a, b) => (a.key < b.key ? -1 : 1))
}

async function run(group: Member[]): Promise<void> {
  if (group.length === 1) return runAlone(group)
  try {
    const works = group.map(({ work }) => work)
    const end = await inOneTransaction(works, { settings: [IMPATIENT] })
    if (!end.isKept) return runAlone(group)
    for (const [n, member] of group.entries()) void finish(member, end.outcomes[n] as Promise<unknown>)
  } catch (error) {
    for (const member of group) void finish(member, Promise.reject(error))
  }
}

async function runAlone(group: Member[]): Promise<void> {
  await Promise.allSettled(group.map((member) => finish(member, directTransaction(member.work))))
}

/** Answers a member, and lets the next one of its key have its turn once it has ended. */
function finish(member: Member, outcome: Promise<unknown>): Promise<void> {
  member.answer(outcome)
  return outcome.then(ignore, ignore).then(() => {
    running.delete(member.key)
    runWaiting()
  })
}

function ignore(): void {}
