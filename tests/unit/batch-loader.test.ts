import { expect, it } from 'vitest'
import { createBatchLoader } from '@/lib/platform/db/batch-loader'

it('asks once for what comes in the same turn, and gives each its own answer', async () => {
  const asked: (readonly number[])[] = []
  const double = createBatchLoader(async (numbers: readonly number[]) => {
    asked.push(numbers)
    return numbers.map((number) => 2 * number)
  })
  expect(await Promise.all([double(1), double(2), double(2)])).toEqual([2, 4, 4])
  expect(await double(2)).toBe(4)
  expect(asked).toEqual([[1, 2, 2], [2]])
})

it('lets no more than eight wait for the same answer', async () => {
  const asked: (readonly number[])[] = []
  const same = createBatchLoader(async (numbers: readonly number[]) => {
    asked.push(numbers)
    return [...numbers]
  })
  const numbers = Array.from({ length: 17 }, (_, n) => n)
  expect(await Promise.all(numbers.map(same))).toEqual(numbers)
  expect(asked).toEqual([numbers.slice(0, 8), numbers.slice(8, 16), [16]])
})

it('asks each by itself where one makes all fail, so that it fails alone', async () => {
  const asked: (readonly number[])[] = []
  const even = createBatchLoader(async (numbers: readonly number[]) => {
    asked.push(numbers)
    if (numbers.some((number) => number % 2)) throw new RangeError('odd')
    return [...numbers]
  })
  const all = await Promise.allSettled([even(2), even(3), even(4)])
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    2,
    'RangeError: odd',
    4,
  ])
  expect(asked).toEqual([[2, 3, 4], [2], [3], [4]])
})

it('fails all that were asked while the database is away, and none that came later', async () => {
  const failures = [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })]
  const asked: (readonly number[])[] = []
  const same = createBatchLoader(async (numbers: readonly number[]) => {
    asked.push(numbers)
    const failure = failures.pop()
    if (failure) throw failure
    return [...numbers]
  })
  const both = await Promise.allSettled([same(1), same(2)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await same(3)).toBe(3)
  expect(asked).toEqual([[1, 2], [3]])
})
