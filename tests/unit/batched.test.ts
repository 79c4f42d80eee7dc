import { expect, it } from 'vitest'
import { batched } from '@/lib/db/batched'

it('asks once for what comes in the same turn, and gives each its own answer', async () => {
  const asked: (readonly number[])[] = []
  const double = batched(async (numbers: readonly number[]) => {
    asked.push(numbers)
    return numbers.map((number) => 2 * number)
  })
  expect(await Promise.all([double(1), double(2), double(2)])).toEqual([2, 4, 4])
  expect(await double(2)).toBe(4)
  expect(asked).toEqual([[1, 2, 2], [2]])
})

it('fails all that were asked with what failed, and none that came later', async () => {
  const failures = [new Error('away')]
  const same = batched(async (numbers: readonly number[]) => {
    const failure = failures.pop()
    if (failure) throw failure
    return [...numbers]
  })
  const both = await Promise.allSettled([same(1), same(2)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await same(3)).toBe(3)
})
