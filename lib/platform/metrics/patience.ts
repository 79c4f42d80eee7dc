import 'server-only'

/** A scrape must not wait for a hanging database. */
const PATIENCE_MS = 2_000

/** Returns the work's result; undefined when it fails or takes too long. */
export function withinPatience<T>(work: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined).unref())
  return Promise.race([work.catch(() => undefined), late])
}
