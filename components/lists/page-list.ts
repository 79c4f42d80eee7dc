/** A page of anything, and where the next one begins. */
type Page = { nextCursor: string | null }

/** How far a list was read. */
export type PageListState<P extends Page> = {
  /** What the list is of. */
  of: string
  pages: readonly P[]
  /** The pages are still those of what was asked for before. */
  isOld: boolean
  /** Pages that were asked for are missing: they are on their way, or failed. */
  isShort: boolean
  isReading: boolean
  /** Why pages are missing. */
  error: unknown
}

/**
 * A list that is read page by page, as far as one goes. What is asked for last counts: what was on its way before that
 * is left without effect when it comes. What was asked for before is remembered until the list is read anew.
 */
export class PageList<P extends Page> {
  private state: PageListState<P>
  private readonly listeners = new Set<() => void>()
  private run = 0
  /** What the newest run comes to. */
  private outcome: Promise<boolean> = Promise.resolve(true)
  private readonly known = new Map<string, readonly P[]>()
  /** How many pages were asked for. */
  private asked: number

  /** @param pages those that are there already */
  constructor(
    of: string,
    pages: readonly P[],
    private readonly fetchPage: (of: string, cursor: string | undefined) => Promise<P>,
  ) {
    this.asked = pages.length
    this.state = { of, pages, isOld: false, isShort: false, isReading: false, error: null }
  }

  readonly now = (): PageListState<P> => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Turns to what something else is asked for; its first page comes in the place of what is shown until then. */
  async turnTo(of: string): Promise<void> {
    const { of: before, pages, isOld, isShort } = this.state
    if (of === before) return
    if (!isOld && !isShort) this.known.set(before, pages)
    const known = this.known.get(of)
    this.asked = 1
    this.change({ of, isOld: true })
    if (known) this.showAll(known)
    else await this.read([])
  }

  /** Reads one page more, or what is missing. */
  async more(): Promise<void> {
    const { pages, isOld, isShort, isReading } = this.state
    if (isShort && isReading) return
    if (!isShort) this.asked += 1
    // While all are read anew, the one more is read behind them.
    await this.read(isOld || isReading ? [] : pages)
  }

  /** Reads all pages once more. Without an answer they stay as they are; answers whether they are new. */
  reload(): Promise<boolean> {
    this.known.clear()
    return this.read([])
  }

  /** Begins anew with a page that is there already. */
  beginWith(page: P): void {
    this.known.clear()
    this.showAll([page])
  }

  private showAll(pages: readonly P[]): void {
    this.run += 1
    this.outcome = Promise.resolve(true)
    this.asked = pages.length
    this.change({ pages, isOld: false, isShort: false, isReading: false, error: null })
  }

  /** Answers what the newest run comes to, which may be a later one than this. */
  private read(kept: readonly P[]): Promise<boolean> {
    this.outcome = this.readOn(kept)
    return this.outcome
  }

  private async readOn(kept: readonly P[]): Promise<boolean> {
    this.run += 1
    const { run, asked } = this
    const { of } = this.state
    const isShort = this.state.isOld || asked > this.state.pages.length
    this.change({ isReading: true, isShort })
    try {
      let pages = kept
      while (pages.length < asked) {
        const cursor = pages.at(-1)?.nextCursor
        if (cursor === null) break
        pages = [...pages, await this.fetchPage(of, cursor)]
        if (run !== this.run) return this.outcome
      }
      this.asked = pages.length
      this.change({ pages, isOld: false, isShort: false, isReading: false, error: null })
      return true
    } catch (error) {
      if (run !== this.run) return this.outcome
      // What was asked for before is no answer to what failed.
      const { isOld, pages } = this.state
      this.change({
        pages: isOld ? [] : pages,
        isOld: false,
        isReading: false,
        error: isShort ? error : null,
      })
      return false
    }
  }

  private change(change: Partial<PageListState<P>>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}
