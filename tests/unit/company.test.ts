import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { companyOf } from '@/lib/limits/company'

/** Works that end when they are told to, and those that have left the gate. */
function crowd(size: number, count: number) {
  const enter = companyOf(size)
  const left: number[] = []
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const all = Array.from({ length: count }, (_, n) =>
    enter(() => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })))
      .catch(() => undefined)
      .then(() => left.push(n)),
  )
  const end = async (n: number) => {
    ends[n]?.resolve()
    await nextTurn()
  }
  const fail = async (n: number) => {
    ends[n]?.reject(new Error('broken'))
    await nextTurn()
  }
  return { left, end, fail, all: Promise.all(all) }
}

it('lets out at once whoever is one of few', async () => {
  const { left, end, all } = crowd(3, 3)
  await end(1)
  expect(left).toEqual([1])
  await end(0)
  await end(2)
  await all
  expect(left).toEqual([1, 0, 2])
})

it('lets out so many at one go while there are others to wait for', async () => {
  const { left, end, all } = crowd(3, 7)
  await end(0)
  await end(1)
  expect(left).toEqual([])
  await end(2)
  expect(left).toEqual([0, 1, 2])
  await end(3)
  expect(left).toEqual([0, 1, 2])
  // With two still under way, two are half of all.
  await end(4)
  expect(left).toEqual([0, 1, 2, 3, 4])
  await end(5)
  await end(6)
  await all
})

it('lets out at once what fails, and keeps nobody waiting for it', async () => {
  const { left, end, fail, all } = crowd(3, 5)
  await end(0)
  expect(left).toEqual([])
  await fail(1)
  expect(left).toEqual([1])
  // Only two are still under way then.
  await fail(2)
  expect(left.toSorted()).toEqual([0, 1, 2])
  await end(3)
  await end(4)
  await all
  const enter = companyOf(2)
  await expect(enter(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
