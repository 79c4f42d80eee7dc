import 'server-only'
import DataLoader from 'dataloader'

/** More than ever come at once; a longer list would be a statement of its own kind. */
const MOST = 100

/**
 * Lets questions of one kind that come in the same turn of the event loop go to the database as one: under load, the
 * way there and back costs more than the answer. A question that comes alone waits for nothing. Nothing is kept: each
 * question is asked after it came.
 * @param ask one answer for each question, in their order
 */
export function batched<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  const loader = new DataLoader(ask, { cache: false, maxBatchSize: MOST, batchScheduleFn: setImmediate })
  return (question) => loader.load(question)
}
