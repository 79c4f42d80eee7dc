import { expect, it } from 'vitest'
import { getApiDocument } from '@/app/api/v1/document'
import { GET } from '@/app/api/v1/openapi.json/route'

const read = (headers: Record<string, string> = {}) =>
  GET(new Request('http://localhost/api/v1/openapi.json', { headers }), { params: Promise.resolve({}) })

it('answers the document from memory, with a tag, for anyone to keep', async () => {
  const first = await read()
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
  const { json, etag } = getApiDocument()
  expect(await first.text()).toBe(new TextDecoder().decode(json))
  expect(first.headers.get('etag')).toBe(etag)
  await read()
  expect(getApiDocument().json).toBe(json)
})

it('answers 304 to those who have it, also when a proxy has made the tag weak', async () => {
  const etag = (await read()).headers.get('etag') ?? ''
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await read({ 'if-none-match': tag })
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag])
  }
  expect((await read({ 'if-none-match': '"other"' })).status).toBe(200)
})
