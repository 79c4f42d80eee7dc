type Page = { nextCursor: string | null }

export type PageListState<P extends Page> = {
  query: string
  pages: readonly P[]
  /** The pages belong to the query before. */
  isPrevious: boolean
  /** Requested pages are missing: loading, or failed. */
  isIncomplete: boolean
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
  private runId = 0
  private outcome: Promise<boolean> = Promise.resolve(true)
  private readonly cached = new Map<string, readonly P[]>()
  private pageCount: number

  constructor(
    query: string,
    pages: readonly P[],
    private readonly fetchPage: (query: string, cursor: string | undefined) => Promise<P>,
  ) {
    this.pageCount = pages.length
    this.state = { query, pages, isPrevious: false, isIncomplete: false, isReading: false, error: null }
  }

  readonly getState = (): PageListState<P> => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The current pages stay until the new first page has loaded. */
  async setQuery(query: string): Promise<void> {
    const { query: before, pages, isPrevious, isIncomplete } = this.state
    if (query === before) return
    if (!isPrevious && !isIncomplete) this.cached.set(before, pages)
    const cached = this.cached.get(query)
    this.pageCount = 1
    this.change({ query, isPrevious: true })
    if (cached) this.showAll(cached)
    else await this.read([])
  }

  async loadMore(): Promise<void> {
    const { pages, isPrevious, isIncomplete, isReading } = this.state
    if (isIncomplete && isReading) return
    if (!isIncomplete) this.pageCount += 1
    await this.read(isPrevious || isReading ? [] : pages)
  }

  /** Keeps the pages on errors; resolves to its success. */
  reload(): Promise<boolean> {
    this.cached.clear()
    return this.read([])
  }

  beginWith(page: P): void {
    this.cached.clear()
    this.showAll([page])
  }

  private showAll(pages: readonly P[]): void {
    this.runId += 1
    this.outcome = Promise.resolve(true)
    this.pageCount = pages.length
    this.change({ pages, isPrevious: false, isIncomplete: false, isReading: false, error: null })
  }

  private read(kept: readonly P[]): Promise<boolean> {
    this.outcome = this.readPages(kept)
    return this.outcome
  }

  private async readPages(kept: readonly P[]): Promise<boolean> {
    this.runId += 1
    const { runId, pageCount } = this
    const { query } = this.state
    const isIncomplete = this.state.isPrevious || pageCount > this.state.pages.length
    this.change({ isReading: true, isIncomplete })
    try {
      let pages = kept
      while (pages.length < pageCount) {
        const cursor = pages.at(-1)?.nextCursor
        if (cursor === null) break
        pages = [...pages, await this.fetchPage(query, cursor)]
        if (runId !== this.runId) return this.outcome
      }
      this.pageCount = pages.length
      this.change({ pages, isPrevious: false, isIncomplete: false, isReading: false, error: null })
      return true
    } catch (error) {
      if (runId !== this.runId) return this.outcome
      // Pages of another query must not be shown next to this error.
      const { isPrevious, pages } = this.state
      this.change({
        pages: isPrevious ? [] : pages,
        isPrevious: false,
        isReading: false,
        error: isIncomplete ? error : null,
      })
      return false
    }
  }

  private change(change: Partial<PageListState<P>>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}
