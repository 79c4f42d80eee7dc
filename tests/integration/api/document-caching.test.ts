import { expect, it } from 'vitest'
import { getApiDocument } from '@/app/api/v1/document'
import { GET } from '@/app/api/v1/openapi.json/route'

const read = (headers: Record<string, string> = {}) =>
  GET(new Request('http://localhost/api/v1/openapi.json', { headers }), { params: Promise.resolve({}) })

it('the API document is served from memory, with an ETag and public caching', async () => {
  const first = await read()
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
  const { json, etag } = getApiDocument()
  expect(await first.text()).toBe(new TextDecoder().decode(json))
  expect(first.headers.get('etag')).toBe(etag)
  await read()
  expect(getApiDocument().json).toBe(json)
})

it('the API document returns 304 for a known ETag, also for a weak one', async () => {
  const etag = (await read()).headers.get('etag') ?? ''
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await read({ 'if-none-match': tag })
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag])
  }
  expect((await read({ 'if-none-match': '"other"' })).status).toBe(200)
})
