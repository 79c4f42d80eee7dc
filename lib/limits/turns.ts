const lastOf = new Map<string, Promise<unknown>>()

/** Runs work of the same key one after the other in this process; a failure does not stop those behind it. */
export function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lastOf.get(key)
  const mine = before === undefined ? work() : before.then(work, work)
  lastOf.set(key, mine)
  const forget = () => {
    if (lastOf.get(key) === mine) lastOf.delete(key)
  }
  mine.then(forget, forget)
  return mine
}
