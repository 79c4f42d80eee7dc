import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contracts } from '@/app/api/v1/contracts'
import { GET } from '@/app/api/v1/openapi.json/route'
import { ERROR_STATUS } from '@/lib/platform/errors/app-error'
import type { Documented, Media } from '@/lib/platform/http/documented'
import type { JsonSchema } from '@/lib/platform/http/examples'
import { call, fetchRoute } from '../../support/api'

const request = new Request('http://localhost/api/v1/openapi.json')
const document = await (await GET(request, { params: Promise.resolve({}) })).json()
const operations = Object.entries<Record<string, Documented>>(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ line: `${method.toUpperCase()} ${path}`, operation })),
)

function accepts(schema: JsonSchema, value: unknown): unknown[] {
  const whole = JSON.stringify({ ...schema, $defs: document.components.schemas ?? {} })
  const parsed = z.fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')))
  return parsed.safeParse(value).error?.issues ?? []
}

describe('the API document', () => {
  it('is unwrapped OpenAPI 3.1 with every operation and unique operation IDs', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info).toMatchObject({ title: 'Brota', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
    expect(document.servers[0].url).toMatch(/^https?:\/\/.+\/api\/v1$/)
    expect(operations.map(({ line }) => line).sort()).toEqual(
      contracts.map(({ method, path }) => `${method} ${path}`).sort(),
    )
    const names = operations.map(({ operation }) => (operation as { operationId?: string }).operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  it('declares exactly the path parameters that its paths contain', () => {
    const wrong = operations.filter(({ line, operation }) => {
      const inPath = [...line.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      const named = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name)
      return inPath.sort().join() !== named.sort().join()
    })
    expect(wrong.map(({ line }) => line)).toEqual([])
  })

  it('contains the target of each of its references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, path = '']) => path,
    )
    const held = (path: string) =>
      path
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)
    expect(references.filter((path) => held(path) === undefined)).toEqual([])
  })
})

function listMedia({ requestBody, responses }: Documented): Media[] {
  const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)]
  const media = contents.flatMap((content) => Object.values(content ?? {}))
  return media.filter(({ schema }) => !JSON.stringify(schema).includes('"binary"'))
}

function shownIn({ example, examples }: Media): unknown[] {
  if (!examples) return [example]
  return Object.values(examples).map((one) => (one as { value: unknown }).value)
}

describe.each(operations)('$line', ({ operation }) => {
  it('documents examples that match its schemas, and one for each parameter', () => {
    const wrong = listMedia(operation).flatMap((media) =>
      shownIn(media).flatMap((value) => accepts(media.schema, value)),
    )
    expect(wrong).toEqual([])
    const without = (operation.parameters ?? []).filter(({ example }) => example === undefined)
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('documents its error codes at their statuses, and a 500 response', () => {
    const refused = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400)
    for (const [status, { content = {} }] of refused) {
      const codes = Object.keys(content['application/json']?.examples ?? {})
      expect(codes.length).toBeGreaterThan(0)
      // Responds 401 to a sign-in, and 403 to a signed-in administrator.
      const isElsewhere = (code: string) => code === 'second_factor_required' && status === '403'
      const misplaced = codes.filter(
        (code) => ERROR_STATUS[code as 'not_found'] !== Number(status) && !isElsewhere(code),
      )
      expect(misplaced).toEqual([])
    }
    expect(Object.keys(operation.responses)).toContain('500')
  })
})

describe('the API', () => {
  it('returns 404 for an unknown path with any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await call(`${method} /no/such/call`)
      expect([answer.status, answer.error.code]).toEqual([404, 'not_found'])
    }
  })

  it('returns 405 for a wrong method, with the allowed ones in the Allow header', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await call(`${method} /auth/login`)
      expect([answer.status, answer.error.code]).toEqual([405, 'method_not_allowed'])
      expect(answer.headers.get('allow')).toBe('POST')
    }
    for (const path of ['/auth/me', '/openapi.json'])
      expect((await call(`POST ${path}`)).headers.get('allow')).toBe('GET, HEAD')
  })

  it('returns 400 for malformed JSON, 413 for a large body and 422 for a wrong shape', async () => {
    const signIn = async (body: string) => (await call('POST /auth/login', { body })).status
    expect(await signIn('{"email": ')).toBe(400)
    expect(await signIn('')).toBe(400)
    expect(await signIn(JSON.stringify({ email: 'x'.repeat(1024 * 1024) }))).toBe(413)
    expect(await signIn('[]')).toBe(422)
    expect(await signIn('null')).toBe(422)
  })

  it('forbids caching of its responses with no-store', async () => {
    const response = await fetchRoute('GET /auth/me')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
