import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProduct } from '../../../scripts/support/product'

const SECRET = 'secret-token-of-a-mailed-link'
/** Chosen by a visitor, not sampled. */
const TRACE = '0af7651916cd43dd8448eb211c80319c'

type Attribute = { key: string; value: { stringValue?: string } }
type Traces = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: { name: string; attributes: Attribute[] }[] }[]
  }[]
}

const received: { path: string; body: string }[] = []
let collector: Server
let requestId: string | null = null

function listSpans() {
  const traces = received.map(({ body }) => JSON.parse(body) as Traces)
  return traces
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
}

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', body: await text(request) })
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const environment = { NODE_ENV: 'production', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }
  const product = await startProduct({ environment, forgetful: true })
  try {
    const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-00`, tracestate: `visitor=${SECRET}` }
    const me = await fetch(`${product.url}/api/v1/auth/me?search=${SECRET}`, { headers })
    requestId = me.headers.get('x-request-id')
    for (const path of ['/reset-password/', '/s/', '/api/v1/user/uuid/', '/nowhere/']) {
      await (await fetch(`${product.url}${path}${SECRET}?token=${SECRET}`)).text()
    }
  } finally {
    await product.stop()
  }
}, 120_000)

afterAll(() => {
  collector.close()
})

describe('traces', () => {
  it('reach the collector before the server exits, with its service name and version', () => {
    expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']))
    const [first] = (JSON.parse(received[0]?.body ?? '') as Traces).resourceSpans
    const values = Object.fromEntries(
      (first?.resource.attributes ?? []).map(({ key, value }) => [key, value.stringValue]),
    )
    expect(values).toMatchObject({ 'service.name': 'brota', 'service.version': expect.stringMatching(/^\d/) })
  })

  it('contain the names of routes and the request IDs of responses', () => {
    const names = listSpans().map(({ name }) => name)
    expect(names).toContain('GET /api/v1/auth/me')
    expect(names.some((name) => name.includes('/reset-password/[token]'))).toBe(true)
    const ids = listSpans()
      .flatMap(({ attributes }) => attributes)
      .filter(({ key }) => key === 'brota.request_id')
      .map(({ value }) => value.stringValue)
    expect(ids).toContain(requestId)
  })

  it('ignore the trace ID that a visitor sends', () => {
    expect(received.map(({ body }) => body).join()).not.toContain(TRACE)
  })

  it('contain no path parameters, tokens or search terms', () => {
    expect(received.map(({ body }) => body).join()).not.toContain(SECRET)
  })
})
