import 'server-only'

/**
 * Makes a gate that lets what has ended out in company: each waits until half of all that are before the gate have ended,
 * or as many as are wanted, and what comes behind them is done at one go. For work that drives everything else out of
 * the processors' caches, so that whatever comes behind it takes several times as long, and longest for the first.
 * Nobody waits for more than are before the gate with them; one of three, and one that failed, waits for nothing.
 * @param most how many go together at most
 */
export function companyOf(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let underWay = 0
  let waiting: (() => void)[] = []
  const letOut = () => {
    const half = Math.floor((underWay + waiting.length) / 2)
    if (waiting.length < Math.min(most, half)) return
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
