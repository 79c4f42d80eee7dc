import { beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '@/app/api/v1/contracts'
import type { Documented } from '@/lib/platform/http/documented'
import { openApiDocument } from '@/lib/platform/http/openapi'
import { ROWS } from '../../api/table'
import { buildWorld, KINDS, type Kind, type World } from '../../api/world'
import { fetchRoute } from '../../support/api'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})

const document = openApiDocument(contracts, { version: '0', server: 'http://localhost' })

type Target = { line: string; kind: Kind; fields: string[] }

/** Calls that take JSON, with the fields of the body. */
const targets: Target[] = contracts
  .filter(({ body, multipart }) => body && !multipart)
  .map(({ method, path }) => {
    const line = `${method} ${path}`
    const kinds = ['member', 'admin', 'loner', ...KINDS] as const
    const item = document.paths?.[path] as Record<string, Documented> | undefined
    const schema = item?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema
    return {
      line,
      kind: kinds.find((one) => (ROWS[line]?.expected[one] ?? 500) < 300) ?? 'member',
      fields: Object.keys(schema?.properties ?? {}),
    }
  })

async function prepare({ line, kind }: Target) {
  const caller = world.callers[kind]
  const row = ROWS[line]
  const params = (await row?.params?.(world, caller)) ?? {}
  const address = line.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name)
  return async (body: string) => {
    const begun = process.cpuUsage()
    const answer = await fetchRoute(address + (row?.query ?? ''), { token: caller.token, body })
    const { user, system } = process.cpuUsage(begun)
    return { status: answer.status, text: await answer.text(), seconds: (user + system) / 1e6 }
  }
}

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const many = (size: number) => `[${'0,'.repeat(size)}0]`
/** As large as values that are accepted. */
const wrong = (size: number) => JSON.stringify(Array.from({ length: size }, () => 'aaaaaaaaaaaa'))
const long = (size: number) => JSON.stringify('x'.repeat(size))
const odd = ['1e400', '-1e400', '1e-400', '"\\ud800"', '"\\udfff\\ud83d"', '9007199254740993', '-0']

const WHOLE = [
  deep(100_000),
  objects(100_000),
  many(400_000),
  long(900_000),
  ...['', 'null', '1e400', '{"a":1', '\u0000', '{}{}'],
  `{${Array.from({ length: 50_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`,
]

/** The last of repeated fields counts. */
function bodies(fields: string[]): string[] {
  const share = Math.max(fields.length, 1)
  const values = [
    deep(60_000 / share),
    objects(60_000 / share),
    many(100_000 / share),
    long(400_000 / share),
    wrong(60_000 / share),
    ...odd,
  ]
  const filled = values.map(
    (value) => `{${fields.map((name) => `${JSON.stringify(name)}:${value}`).join(',')}}`,
  )
  const twice = fields.map((name) => `${JSON.stringify(name)}:{"a":1},${JSON.stringify(name)}:${many(9)}`)
  return [...filled, `{${twice.join(',')}}`]
}

const readAlike = ['POST /auth/login', 'PUT /families/{id}', 'POST /admin/content/import']

describe.each(targets)('$line', (target) => {
  it('responds quickly and without a server error to oversized or deeply nested bodies', async () => {
    const send = await prepare(target)
    // All calls share the code that reads bodies, so a few are enough.
    for (const body of [...bodies(target.fields), ...(readAlike.includes(target.line) ? WHOLE : [])]) {
      const { status, text, seconds } = await send(body)
      const summary = `${body.slice(0, 80)}… → ${status} ${text.slice(0, 200)}`
      expect(status, summary).toBeLessThan(500)
      expect(text.length, summary).toBeLessThan(300_000)
      expect(seconds, summary).toBeLessThan(2)
    }
  })
})

describe('a query string', () => {
  const readers = contracts.filter(({ query, path }) => query && !path.includes('{'))

  it.each(readers.map(({ method, path }) => ({ line: `${method} ${path}` })))(
    'of 10,000 parameters or very long values is answered quickly: $line',
    async ({ line }) => {
      const { token } = world.callers.admin
      const names = Array.from({ length: 10_000 }, (_, n) => `p${n}=${n}`).join('&')
      const much = 'y'.repeat(100_000)
      for (const query of [
        names,
        `search=${much}&cursor=${much}&limit=1e400`,
        '%00=%ff&__proto__=1&constructor=1',
      ]) {
        const begun = process.cpuUsage()
        const answer = await fetchRoute(`${line}?${query}`, {
          token,
          ...(line.startsWith('POST') && { body: {} }),
        })
        expect(answer.status).toBeLessThan(500)
        expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(2)
      }
    },
  )
})
