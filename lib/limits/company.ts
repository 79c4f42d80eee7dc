import 'server-only'

/**
 * Makes a gate that lets what has ended out in company: while so many or more are under way, each waits until as many
 * have ended, and what comes behind them is done at one go. For work that drives everything else out of the processors'
 * caches, so that whatever comes behind it takes several times as long, and longest for the first. Nobody waits for more
 * than are before the gate with them; one of few waits for nothing.
 */
export function companyOf(size: number): <T>(work: () => Promise<T>) => Promise<T> {
  let underWay = 0
  let waiting: (() => void)[] = []
  return async (work) => {
    underWay += 1
    try {
      return await work()
    } finally {
      underWay -= 1
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        if (waiting.length < size && underWay >= size) return
        const all = waiting
        waiting = []
        for (const leave of all) leave()
      })
    }
  }
}
