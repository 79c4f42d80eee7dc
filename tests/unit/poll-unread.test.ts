import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pollUnread } from '@/components/notifications/poll-unread'

const MINUTE = 60_000

let visibility: 'visible' | 'hidden'
let onVisibility: () => void
let unread: number
const shown: number[] = []
const fetched = vi.fn(async () => Response.json({ success: true, data: [], unread }))

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  unread = 1
  shown.length = 0
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibility
    },
    addEventListener: (_: string, listener: () => void) => {
      onVisibility = listener
    },
    removeEventListener: () => undefined,
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const wait = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE)
function turn(to: typeof visibility) {
  visibility = to
  onVisibility()
}

it('asks after a minute, then less often, and each minute again after news', async () => {
  const stop = pollUnread((count) => shown.push(count))
  await wait(1)
  expect(shown).toEqual([1])
  await wait(2 + 4 + 8 + 16 + 16)
  expect(fetched).toHaveBeenCalledTimes(6)
  unread = 3
  await wait(16 + 1)
  expect(shown.slice(-2)).toEqual([3, 3])
  stop()
  await wait(60)
  expect(fetched).toHaveBeenCalledTimes(8)
})

it('asks nothing while the tab is hidden, and at once when it is shown after a while', async () => {
  const stop = pollUnread((count) => shown.push(count))
  turn('hidden')
  await wait(120)
  expect(fetched).not.toHaveBeenCalled()
  turn('visible')
  await wait(0)
  expect(shown).toEqual([1])
  turn('hidden')
  turn('visible')
  await wait(0.5)
  expect(fetched).toHaveBeenCalledTimes(1)
  stop()
})

it('keeps the count and asks less often when there is no answer', async () => {
  const stop = pollUnread((count) => shown.push(count))
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  fetched.mockResolvedValueOnce(new Response('', { status: 401 }))
  await wait(1 + 2)
  expect(shown).toEqual([])
  await wait(4)
  expect(shown).toEqual([1])
  stop()
})
