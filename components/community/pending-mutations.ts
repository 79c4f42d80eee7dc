/** Time after a mutation in which a fetched list can still be stale, in milliseconds. */
const MEMORY = 3_000

let last: { over: Promise<unknown>; until: number } | null = null

/** Tracks a mutation, so that a list opened in the meantime can wait for it. */
export function trackMutation(call: Promise<unknown>): void {
  const mutation = { over: call.catch(() => undefined), until: Number.POSITIVE_INFINITY }
  last = mutation
  void mutation.over.then(() => {
    mutation.until = performance.now() + MEMORY
  })
}

/** Returns the end of a mutation so recent that the server may have read a list before it; otherwise null. */
export function getPendingMutation(): Promise<unknown> | null {
  return last && performance.now() < last.until ? last.over : null
}
