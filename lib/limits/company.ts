import 'server-only'

/**
 * Makes a gate that lets what has ended out in company: while so many or more are under way, each waits until as many
 * have ended, and what comes behind them is done at one go. For work that drives everything else out of the processors'
 * caches, so that whatever comes behind it takes several times as long, and longest for the first. Nobody waits for more
 * than are before the gate with them; one of few, and one that failed, waits for nothing.
 */
export function companyOf(size: number): <T>(work: () => Promise<T>) => Promise<T> {
  let underWay = 0
  let waiting: (() => void)[] = []
  const letOut = () => {
    if (waiting.length < size && underWay >= size) return
    const all = waiting
    waiting = []
    for (const leave of all) leave()
  }
  return async (work) => {
    underWay += 1
    const [end] = await Promise.allSettled([work()])
    underWay -= 1
    if (end.status === 'rejected') {
      letOut()
      throw end.reason
    }
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      letOut()
    })
    return end.value
  }
}
