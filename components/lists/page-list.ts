type Page = { nextCursor: string | null }

export type PageListState<P extends Page> = {
  of: string
  pages: readonly P[]
  /** The pages belong to the query before. */
  isOld: boolean
  /** Requested pages are missing: loading, or failed. */
  isShort: boolean
  isReading: boolean
  error: unknown
}

/**
 * Paginated list with its state. The last query wins: earlier responses are ignored. Pages of earlier queries are
 * cached until a reload.
 */
export class PageList<P extends Page> {
  private state: PageListState<P>
  private readonly listeners = new Set<() => void>()
  private run = 0
  private outcome: Promise<boolean> = Promise.resolve(true)
  private readonly known = new Map<string, readonly P[]>()
  private wanted: number

  constructor(
    of: string,
    pages: readonly P[],
    private readonly fetchPage: (of: string, cursor: string | undefined) => Promise<P>,
  ) {
    this.wanted = pages.length
    this.state = { of, pages, isOld: false, isShort: false, isReading: false, error: null }
  }

  readonly now = (): PageListState<P> => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The current pages stay until the new first page has loaded. */
  async turnTo(of: string): Promise<void> {
    const { of: before, pages, isOld, isShort } = this.state
    if (of === before) return
    if (!isOld && !isShort) this.known.set(before, pages)
    const known = this.known.get(of)
    this.wanted = 1
    this.change({ of, isOld: true })
    if (known) this.showAll(known)
    else await this.read([])
  }

  async more(): Promise<void> {
    const { pages, isOld, isShort, isReading } = this.state
    if (isShort && isReading) return
    if (!isShort) this.wanted += 1
    await this.read(isOld || isReading ? [] : pages)
  }

  /** Keeps the pages on errors; resolves to its success. */
  reload(): Promise<boolean> {
    this.known.clear()
    return this.read([])
  }

  beginWith(page: P): void {
    this.known.clear()
    this.showAll([page])
  }

  private showAll(pages: readonly P[]): void {
    this.run += 1
    this.outcome = Promise.resolve(true)
    this.wanted = pages.length
    this.change({ pages, isOld: false, isShort: false, isReading: false, error: null })
  }

  private read(kept: readonly P[]): Promise<boolean> {
    this.outcome = this.readOn(kept)
    return this.outcome
  }

  private async readOn(kept: readonly P[]): Promise<boolean> {
    this.run += 1
    const { run, wanted } = this
    const { of } = this.state
    const isShort = this.state.isOld || wanted > this.state.pages.length
    this.change({ isReading: true, isShort })
    try {
      let pages = kept
      while (pages.length < wanted) {
        const cursor = pages.at(-1)?.nextCursor
        if (cursor === null) break
        pages = [...pages, await this.fetchPage(of, cursor)]
        if (run !== this.run) return this.outcome
      }
      this.wanted = pages.length
      this.change({ pages, isOld: false, isShort: false, isReading: false, error: null })
      return true
    } catch (error) {
      if (run !== this.run) return this.outcome
      // Pages of another query must not be shown next to this error.
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
