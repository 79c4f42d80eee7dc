/** For how long a list that comes may have been read before the last deed, in milliseconds. */
const MEMORY = 3_000

let last: { over: Promise<unknown>; until: number } | null = null

/** Keeps in mind what is being done, for the lists that are opened meanwhile. */
export function trackMutation(call: Promise<unknown>): void {
  const mutation = { over: call.catch(() => undefined), until: Number.POSITIVE_INFINITY }
  last = mutation
  void mutation.over.then(() => {
    mutation.until = performance.now() + MEMORY
  })
}

/** The end of what was done so lately that the server may have read a list before it; else null. */
export function getPendingMutation(): Promise<unknown> | null {
  return last && performance.now() < last.until ? last.over : null
}
