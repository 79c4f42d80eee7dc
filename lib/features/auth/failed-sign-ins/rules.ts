const RECORDED_AT_ONCE = new Set([1, 10, 100, 1000, 10_000])

/** Checks if a failure is recorded at once, not after the hour. */
export function isRecordedAtOnce(count: number): boolean {
  return RECORDED_AT_ONCE.has(count)
}
