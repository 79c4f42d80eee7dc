const lastByKey = new Map<string, Promise<unknown>>()

/** Runs work of a key in sequence. */
export function withKeyedMutex<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lastByKey.get(key)
  const mine = before === undefined ? work() : before.then(work, work)
  lastByKey.set(key, mine)
  const forget = () => {
    if (lastByKey.get(key) === mine) lastByKey.delete(key)
  }
  mine.then(forget, forget)
  return mine
}
