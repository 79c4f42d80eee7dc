import { describe, expect, it } from 'vitest'
import { PageList } from '@/components/lists/page-list'

type Page = { items: string[]; nextCursor: string | null }

function slowList(pages: Page[] = [page('first', 'a')]) {
  const waiting: { asked: string; answer: (page: Page) => void; fail: (error: Error) => void }[] = []
  const list = new PageList<Page>(
    'all',
    pages,
    (of, cursor = 'start') =>
      new Promise((answer, fail) => waiting.push({ asked: `${of}/${cursor}`, answer, fail })),
  )
  const next = () => {
    const one = waiting.shift()
    if (!one) throw new Error('Nothing was asked for')
    return one
  }
  return { list, next, asked: () => waiting.map(({ asked }) => asked) }
}

function page(item: string, nextCursor: string | null = null): Page {
  return { items: [item], nextCursor }
}

const listItems = (list: PageList<Page>) => list.getState().pages.flatMap(({ items }) => items)
const settled = () => new Promise(setImmediate)

describe('a list of pages', () => {
  it('loads one page after the other, each once', async () => {
    const { list, next, asked } = slowList()
    const states: boolean[] = []
    list.subscribe(() => states.push(list.getState().isReading))
    void list.loadMore()
    void list.loadMore()
    expect(asked()).toEqual(['all/a'])
    expect(list.getState()).toMatchObject({ isIncomplete: true, isReading: true })
    next().answer(page('second', 'b'))
    await settled()
    expect(listItems(list)).toEqual(['first', 'second'])
    expect(list.getState()).toMatchObject({ isIncomplete: false, isReading: false })
    expect(states).toEqual([true, false])
  })

  it('shows the error of a failed page, and loads that page on a retry', async () => {
    const { list, next, asked } = slowList()
    void list.loadMore()
    next().fail(new Error('away'))
    await settled()
    expect(list.getState()).toMatchObject({
      isIncomplete: true,
      isReading: false,
      error: { message: 'away' },
    })
    expect(listItems(list)).toEqual(['first'])
    void list.loadMore()
    expect(asked()).toEqual(['all/a'])
    next().answer(page('second'))
    await settled()
    expect(listItems(list)).toEqual(['first', 'second'])
    expect(list.getState().error).toBeNull()
  })

  it('reloads all its pages, and keeps the old ones when the reload fails', async () => {
    const { list, next } = slowList([page('first', 'a'), page('second', 'b')])
    const fresh = list.reload()
    next().answer(page('newer', 'c'))
    await settled()
    expect(listItems(list)).toEqual(['first', 'second'])
    next().answer(page('older', 'd'))
    expect(await fresh).toBe(true)
    expect(listItems(list)).toEqual(['newer', 'older'])
    const failed = list.reload()
    next().fail(new Error('away'))
    expect(await failed).toBe(false)
    expect(listItems(list)).toEqual(['newer', 'older'])
    expect(list.getState()).toMatchObject({ isIncomplete: false, error: null })
  })

  it('ends earlier when a reload returns fewer pages', async () => {
    const { list, next } = slowList([page('first', 'a'), page('second')])
    const fresh = list.reload()
    next().answer(page('only'))
    expect(await fresh).toBe(true)
    expect(listItems(list)).toEqual(['only'])
    expect(list.getState().isIncomplete).toBe(false)
  })

  it('shows the previous query’s items until a response, and none after a failure', async () => {
    const { list, next } = slowList()
    void list.setQuery('ana')
    expect(list.getState()).toMatchObject({ query: 'ana', isPrevious: true, isIncomplete: true })
    expect(listItems(list)).toEqual(['first'])
    next().fail(new Error('away'))
    await settled()
    expect(listItems(list)).toEqual([])
    expect(list.getState()).toMatchObject({ isPrevious: false, isIncomplete: true })
    void list.loadMore()
    next().answer(page('Ana'))
    await settled()
    expect(listItems(list)).toEqual(['Ana'])
  })

  it('ignores a response that arrives after a newer request', async () => {
    const { list, next } = slowList()
    void list.setQuery('slow')
    const slow = next()
    void list.setQuery('quick')
    next().answer(page('quick'))
    await settled()
    slow.answer(page('slow'))
    await settled()
    expect(listItems(list)).toEqual(['quick'])
    void list.reload()
    const late = next()
    list.beginWith(page('newest', 'n'))
    late.answer(page('late'))
    await settled()
    expect(listItems(list)).toEqual(['newest'])
    expect(list.getState().isReading).toBe(false)
  })

  it('caches the results of earlier queries until a reload', async () => {
    const { list, next, asked } = slowList()
    void list.setQuery('ana')
    next().answer(page('Ana'))
    await settled()
    await list.setQuery('all')
    expect(listItems(list)).toEqual(['first'])
    expect(list.getState()).toMatchObject({ isPrevious: false, isIncomplete: false, isReading: false })
    void list.reload()
    next().answer(page('fresh'))
    await settled()
    void list.setQuery('ana')
    expect(asked()).toEqual(['ana/start'])
  })

  it('resolves a superseded reload with the outcome of the later request', async () => {
    const { list, next } = slowList()
    const fresh = list.reload()
    const first = next()
    void list.loadMore()
    first.answer(page('left without effect'))
    await settled()
    next().answer(page('newer'))
    expect(await fresh).toBe(true)
    const failed = list.reload()
    const second = next()
    void list.reload()
    second.answer(page('left without effect'))
    await settled()
    next().fail(new Error('away'))
    expect(await failed).toBe(false)
  })

  it('loads one more page after a reload that is still running', async () => {
    const { list, next } = slowList()
    void list.reload()
    const first = next()
    void list.loadMore()
    first.answer(page('left without effect'))
    await settled()
    next().answer(page('newer', 'a'))
    await settled()
    next().answer(page('older'))
    await settled()
    expect(listItems(list)).toEqual(['newer', 'older'])
  })
})
