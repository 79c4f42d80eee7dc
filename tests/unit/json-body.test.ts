import { expect, it } from 'vitest'
import { parseJson } from '@/lib/platform/http/json'

const bytes = (text: string) => new TextEncoder().encode(text)

it('parseJson parses bodies like JSON.parse, with any characters in their strings', () => {
  const body = {
    name: '[[[{{{,,,"\\',
    '\\"': '\\\\"]]]',
    list: Array.from({ length: 900 }, (_, n) => n),
    nested: { a: [{ b: null }] },
  }
  expect(parseJson(bytes(JSON.stringify(body)))).toEqual(body)
})

it.each([
  ['arrays in arrays', `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
  ['objects in objects', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
  ['many empty arrays', `[${'[],'.repeat(300_000)}[]]`],
  ['many zeros', `[${'0,'.repeat(400_000)}0]`],
])('parseJson refuses %s before it parses them', (_, text) => {
  const before = process.memoryUsage().heapUsed
  expect(() => parseJson(bytes(text))).toThrow(RangeError)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(16 << 20)
})

it('parseJson refuses an unterminated string in linear time', () => {
  const text = `"${'\\"'.repeat(500_000)}`
  const measure = (body: string) => {
    const begun = performance.now()
    expect(() => parseJson(bytes(body))).toThrow(SyntaxError)
    return performance.now() - begun
  }
  const short = measure(text.slice(0, 100_000))
  expect(measure(text)).toBeLessThan(Math.max(200, 50 * short))
})
