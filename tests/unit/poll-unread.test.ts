import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pollUnread } from '@/components/notifications/poll-unread'

let tab: EventTarget & { visibilityState: 'visible' | 'hidden' }
let unread: number
const shown: number[] = []
const fetched = vi.fn(async () => Response.json({ success: true, data: [], unread }))

beforeEach(() => {
  vi.useFakeTimers()
  tab = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  unread = 1
  shown.length = 0
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', tab)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
function turn(to: 'visible' | 'hidden') {
  tab.visibilityState = to
  tab.dispatchEvent(new Event('visibilitychange'))
}

it('polling starts after ten seconds, slows down, and is frequent again after a new count', async () => {
  const stop = pollUnread((count) => shown.push(count))
  await wait(10)
  expect(shown).toEqual([1])
  await wait(20 + 40 + 80 + 160 + 320 + 640 + 960 + 960)
  expect(fetched).toHaveBeenCalledTimes(9)
  unread = 3
  await wait(960 + 10)
  expect(shown.slice(-2)).toEqual([3, 3])
  stop()
  await wait(3600)
  expect(fetched).toHaveBeenCalledTimes(11)
})

it.each(['pointerdown', 'keydown'])(
  'polling is every ten seconds at most during user activity: %s',
  async (name) => {
    const stop = pollUnread((count) => shown.push(count))
    await wait(10 + 20 + 40 + 80 + 100)
    fetched.mockClear()
    for (let second = 0; second < 19; second += 1) {
      tab.dispatchEvent(new Event(name))
      await wait(1)
    }
    expect(fetched).toHaveBeenCalledTimes(2)
    stop()
    tab.dispatchEvent(new Event(name))
    await wait(60)
    expect(fetched).toHaveBeenCalledTimes(2)
  },
)

it('polling pauses while the tab is hidden, and resumes when it is shown', async () => {
  const stop = pollUnread((count) => shown.push(count))
  turn('hidden')
  await wait(7200)
  expect(fetched).not.toHaveBeenCalled()
  turn('visible')
  await wait(0)
  expect(shown).toEqual([1])
  turn('hidden')
  turn('visible')
  await wait(5)
  expect(fetched).toHaveBeenCalledTimes(1)
  stop()
})

it('polling keeps the count and slows down after a failed request', async () => {
  const stop = pollUnread((count) => shown.push(count))
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  fetched.mockResolvedValueOnce(new Response('', { status: 401 }))
  await wait(10 + 20)
  expect(shown).toEqual([])
  await wait(40)
  expect(shown).toEqual([1])
  stop()
})
