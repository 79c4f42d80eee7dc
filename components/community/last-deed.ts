/** For how long a list that comes may have been read before the last deed, in milliseconds. */
const MEMORY = 3_000

let last: { over: Promise<unknown>; until: number } | null = null

/** Keeps in mind what is being done, for the lists that are opened meanwhile. */
export function noteDeed(call: Promise<unknown>): void {
  const deed = { over: call.catch(() => undefined), until: Number.POSITIVE_INFINITY }
  last = deed
  void deed.over.then(() => {
    deed.until = performance.now() + MEMORY
  })
}

/** The end of what was done so lately that the server may have read a list before it; else null. */
export function lateDeed(): Promise<unknown> | null {
  return last && performance.now() < last.until ? last.over : null
}
