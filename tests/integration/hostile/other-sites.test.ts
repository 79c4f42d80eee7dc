import { beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '@/app/api/v1/contracts'
import { ROWS } from '../../api/table'
import { buildWorld, type World } from '../../api/world'
import { fetchRoute } from '../../support/api'
import { marksOfAll } from '../../support/rows'

let world: World
let cookie: string

beforeAll(async () => {
  world = await buildWorld()
  cookie = `next-auth.session-token=${world.callers.member.token}`
})

const lines = (writing: boolean) =>
  contracts
    .filter(({ method }) => (method === 'GET') !== writing)
    .map(({ method, path }) => `${method} ${path}`)

async function prepare(line: string) {
  const row = ROWS[line]
  const caller = world.callers.member
  const params = (await row?.params?.(world, caller)) ?? {}
  const address = line.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name)
  const body = await row?.body?.(world, caller)
  return (headers: Record<string, string>, token?: string) =>
    fetchRoute(address + (row?.query ?? ''), { token, body, headers })
}

/** Another site's page can make a browser send these. */
const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'http://localhost:81' },
  { origin: 'http://evil.example#http://localhost' },
  { origin: 'https://evil.example', host: 'localhost', 'x-forwarded-host': 'evil.example' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
]

/** Sign-in and registration accept a missing origin, because they use no cookie. */
const SILENT: Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-origin, cross-site' },
  { referer: 'http://localhost/settings', 'content-type': 'text/plain' },
  { 'x-http-method-override': 'GET', 'x-requested-with': 'XMLHttpRequest' },
]

const STARTS = new Set(
  contracts
    .filter(({ session, access }) => session === 'start' && access === 'anyone')
    .map(({ method, path }) => `${method} ${path}`),
)

describe.each(lines(true))('%s', (line) => {
  it('is refused with 403 and changes nothing when sent by another site', async () => {
    const send = await prepare(line)
    const before = await marksOfAll()
    for (const headers of [...FOREIGN, ...(STARTS.has(line) ? [] : SILENT)]) {
      const answer = await send({ cookie, ...headers })
      const { error } = (await answer.json()) as { error?: { code: string } }
      expect([answer.status, error?.code], JSON.stringify(headers)).toEqual([403, 'cross_origin'])
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect(await marksOfAll()).toEqual(before)
  })
})

describe.each([...STARTS])('%s', (line) => {
  it('creates no session for a form of another site', async () => {
    const send = await prepare(line)
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await send({ origin, 'content-type': 'text/plain' })
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
    }
  })
})

it.each([...new Set(contracts.map(({ path }) => path))])(
  '%s answers a CORS preflight with 405 and no access-control headers',
  async (path) => {
    const address = path.replace(/\{file\}/, 'x.pdf').replace(/\{\w+\}/g, world.family.id)
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    }
    const answer = await fetchRoute(`OPTIONS ${address}`, { headers })
    expect(answer.status).toBe(405)
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  },
)

it('a request with a bearer token is accepted from any origin', async () => {
  const { token } = world.callers.member
  const send = await prepare('PUT /families/{id}/name')
  for (const headers of FOREIGN) expect((await send(headers, token)).status).toBe(200)
})

it('a request with an invalid authorization header is refused even with a valid cookie', async () => {
  const send = await prepare('PUT /families/{id}/name')
  expect((await send({ cookie, authorization: 'Basic x' })).status).toBe(401)
})

it('GET requests change no data when members, administrators and users without family repeat them', async () => {
  const answers: (() => Promise<Response>)[] = []
  for (const line of lines(false)) {
    const row = ROWS[line]
    for (const kind of ['member', 'admin', 'loner'] as const) {
      const caller = world.callers[kind]
      const params = (await row?.params?.(world, caller)) ?? {}
      const address = line.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name)
      answers.push(() => fetchRoute(address + (row?.query ?? ''), { token: caller.token }))
    }
  }
  const statuses = async () => {
    const collected: number[] = []
    for (const ask of answers) collected.push((await ask()).status)
    return collected
  }
  const first = await statuses()
  const before = await marksOfAll()
  expect(await statuses()).toEqual(first)
  expect(await marksOfAll()).toEqual(before)
}, 60_000)

it('the API ignores JSONP callback parameters and always responds with JSON', async () => {
  const { token } = world.callers.member
  const answer = await fetchRoute('GET /auth/me?callback=alert&jsonp=alert&_method=DELETE', { token })
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(await answer.text()).toMatch(/^\{"success":true/)
})
