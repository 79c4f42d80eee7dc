import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStaleWhileRevalidateCache } from '@/lib/platform/cache/stale-while-revalidate-cache'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const FRESH = { freshMs: 1000, most: 2 }

it('the cache returns a fresh value, then the stale one while it loads the next', async () => {
  const cached = createStaleWhileRevalidateCache<number>(FRESH)
  const count = vi.fn<() => Promise<number>>()
  for (const value of [1, 2, 3]) count.mockResolvedValueOnce(value)
  expect(await Promise.all([cached('a', count), cached('a', count)])).toEqual([1, 1])
  vi.advanceTimersByTime(1001)
  expect(await cached('a', count)).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await cached('a', count)).toBe(2)
  expect(count).toHaveBeenCalledTimes(2)
})

it('the cache keeps the stale value when a reload fails, and nothing when the first load fails', async () => {
  const cached = createStaleWhileRevalidateCache<number>(FRESH)
  await expect(cached('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cached('a', async () => 1)).toBe(1)
  vi.advanceTimersByTime(1001)
  expect(await cached('a', () => Promise.reject(new Error('away')))).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await cached('a', async () => 2)).toBe(1)
})

it('the cache has one value for each key, and at most the configured number of keys', async () => {
  const cached = createStaleWhileRevalidateCache<string>(FRESH)
  for (const key of ['a', 'b', 'c']) expect(await cached(key, async () => key)).toBe(key)
  expect(await cached('a', async () => 'anew')).toBe('anew')
})
