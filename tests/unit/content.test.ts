import { expect, it, vi } from 'vitest'
import { getCachedContent } from '@/lib/platform/cache/content'

const counting = (...answers: unknown[]) => {
  const load = vi.fn<() => Promise<unknown>>()
  for (const answer of answers) load.mockImplementationOnce(async () => answer)
  return load
}

it('is loaded once for each revision and key', async () => {
  const load = counting('old', 'new')
  const read = (revision: string, key = 'a') => getCachedContent(revision, key, load)
  expect(await Promise.all([read('1'), read('1')])).toEqual(['old', 'old'])
  expect(await read('2')).toBe('new')
  expect(await getCachedContent('2', 'b', counting('other'))).toBe('other')
  expect(await read('2')).toBe('new')
  expect(load).toHaveBeenCalledTimes(2)
})

it('is loaded each time for who has no revision', async () => {
  const load = counting('first', 'second')
  expect(await getCachedContent(null, 'c', load)).toBe('first')
  expect(await getCachedContent(null, 'c', load)).toBe('second')
})

it('is loaded by each by itself where it could not be loaded for all of them', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('a transaction that was given up')))
  const first = getCachedContent('3', 'e', failing)
  const [other, third] = [getCachedContent('3', 'e', counting('there')), getCachedContent('3', 'e', failing)]
  await expect(first).rejects.toThrow('given up')
  await expect(third).rejects.toThrow('given up')
  expect(await other).toBe('there')
})

it('is loaded again after it could not be', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue('there')
  await expect(getCachedContent('3', 'd', load)).rejects.toThrow('away')
  expect(await getCachedContent('3', 'd', load)).toBe('there')
})

it('is null where there is none, and that is kept as well', async () => {
  expect(await getCachedContent('4', 'f', counting(null))).toBe(null)
  expect(await getCachedContent('4', 'f', counting('there'))).toBe(null)
})
