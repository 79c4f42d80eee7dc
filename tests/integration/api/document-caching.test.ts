import { expect, it } from 'vitest'
import { GET } from '@/app/api/v1/openapi.json/route'

const read = (headers: Record<string, string> = {}) =>
  GET(new Request('http://localhost/api/v1/openapi.json', { headers }), { params: Promise.resolve({}) })

it('answers the document from memory, with a tag, for anyone to keep', async () => {
  const first = await read()
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
  const text = await first.text()
  const begun = process.cpuUsage()
  const again = await Promise.all(Array.from({ length: 20 }, () => read()))
  const { user, system } = process.cpuUsage(begun)
  expect(await again[19]?.text()).toBe(text)
  expect((user + system) / 1000).toBeLessThan(500)
})

it('answers 304 to those who have it, also when a proxy has made the tag weak', async () => {
  const etag = (await read()).headers.get('etag') ?? ''
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await read({ 'if-none-match': tag })
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag])
  }
  expect((await read({ 'if-none-match': '"other"' })).status).toBe(200)
})
