/** Milliseconds after a mutation in which a list can be stale. */
const MEMORY = 3_000

let last: { over: Promise<unknown>; until: number } | null = null

/** Tracks a mutation for lists to wait for. */
export function trackMutation(call: Promise<unknown>): void {
  const mutation = { over: call.catch(() => undefined), until: Number.POSITIVE_INFINITY }
  last = mutation
  void mutation.over.then(() => {
    mutation.until = performance.now() + MEMORY
  })
}

/** Returns the end of a recent mutation that a list may lack. */
export function getPendingMutation(): Promise<unknown> | null {
  return last && performance.now() < last.until ? last.over : null
}
