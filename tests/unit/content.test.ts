import { expect, it, vi } from 'vitest'
import { getCachedContent } from '@/lib/platform/cache/content'

const counting = (...answers: unknown[]) => {
  const load = vi.fn<() => Promise<unknown>>()
  for (const answer of answers) load.mockImplementationOnce(async () => answer)
  return load
}

it('content is loaded once for each revision and key', async () => {
  const load = counting('old', 'new')
  const read = (revision: string, key = 'a') => getCachedContent(revision, key, load)
  expect(await Promise.all([read('1'), read('1')])).toEqual(['old', 'old'])
  expect(await read('2')).toBe('new')
  expect(await getCachedContent('2', 'b', counting('other'))).toBe('other')
  expect(await read('2')).toBe('new')
  expect(load).toHaveBeenCalledTimes(2)
})

it('content is loaded on each call without a revision', async () => {
  const load = counting('first', 'second')
  expect(await getCachedContent(null, 'c', load)).toBe('first')
  expect(await getCachedContent(null, 'c', load)).toBe('second')
})

it('each concurrent caller loads the content separately when the shared load fails', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('a transaction that was given up')))
  const first = getCachedContent('3', 'e', failing)
  const [other, third] = [getCachedContent('3', 'e', counting('there')), getCachedContent('3', 'e', failing)]
  await expect(first).rejects.toThrow('given up')
  await expect(third).rejects.toThrow('given up')
  expect(await other).toBe('there')
})

it('content is loaded again after a failed load', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue('there')
  await expect(getCachedContent('3', 'd', load)).rejects.toThrow('away')
  expect(await getCachedContent('3', 'd', load)).toBe('there')
})

it('content that does not exist is cached as null', async () => {
  expect(await getCachedContent('4', 'f', counting(null))).toBe(null)
  expect(await getCachedContent('4', 'f', counting('there'))).toBe(null)
})
