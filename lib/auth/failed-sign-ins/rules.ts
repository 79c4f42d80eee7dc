/** Counts of an hour that are recorded as soon as they are reached. */
const RECORDED_AT_ONCE = new Set([1, 10, 100, 1000, 10_000])

/** Checks whether this many failures in an hour are recorded at once; other totals follow when the hour is over. */
export function isRecordedAtOnce(count: number): boolean {
  return RECORDED_AT_ONCE.has(count)
}
