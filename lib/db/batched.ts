import 'server-only'
import DataLoader from 'dataloader'
import { runDetached } from '@/lib/jobs/run-detached'
import { isAway } from './errors'

/**
 * How many go as one. Where all that are under way wait for the same answer, the server has nothing to do until it comes,
 * and then all at once; of several answers, it works on the first while the database makes the next.
 */
const MOST = 8

type Ask<Lookup, Answer> = (questions: readonly Lookup[]) => Promise<Answer[]>

/**
 * Lets questions of one kind that come in the same turn of the event loop go to the database as one: under load, the
 * way there and back costs more than the answer. A question that comes alone waits for nothing. Nothing is kept: each
 * question is asked after it came. Where one of them makes all fail, each is asked again by itself.
 * @param ask one answer for each question, in their order; what it writes stays or goes together, and is safe to repeat
 */
export function batched<Lookup, Answer>(ask: Ask<Lookup, Answer>): (question: Lookup) => Promise<Answer> {
  const loader = new DataLoader((questions: readonly Lookup[]) => askAll(ask, questions), {
    cache: false,
    maxBatchSize: MOST,
    batchScheduleFn: setImmediate,
  })
  // The loader holds the last questions, and the promises of their answers, until the next ones come.
  return (question) => runDetached(() => loader.load(question))
}

/** Of each key what is there for it, or null: as `batched` wants it of rows that come in any order. */
export function inOrderOf<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | null)[] {
  const found = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.map((key) => found.get(key) ?? null)
}

async function askAll<Lookup, Answer>(
  ask: Ask<Lookup, Answer>,
  questions: readonly Lookup[],
): Promise<(Answer | Error)[]> {
  try {
    return await ask(questions)
  } catch (error) {
    if (questions.length === 1 || isAway(error)) throw error
    return (await Promise.all(questions.map((question) => askAlone(ask, question)))).flat()
  }
}

/** The answer, or why there is none. */
function askAlone<Lookup, Answer>(ask: Ask<Lookup, Answer>, question: Lookup): Promise<(Answer | Error)[]> {
  return ask([question]).catch((error: unknown) => [
    error instanceof Error ? error : new Error('a question failed', { cause: error }),
  ])
}
