import { beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '@/app/api/v1/contracts'
import { ROWS } from '../../api/table'
import { buildWorld, type World } from '../../api/world'
import { call, fetchRoute } from '../../support/api'
import { marksOfAll } from '../../support/rows'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})

const writes = contracts
  .filter(({ method }) => method !== 'GET')
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

const outcome = async (response: Response) => {
  const { error } = (await response.json()) as { error?: { code: string } }
  return [response.status, error?.code]
}

const CHANGED = [409, 'account_changed']

describe.each(writes)('%s', (line) => {
  it('is refused with 409 when the x-account header names another account than the session', async () => {
    const send = await prepare(line)
    const { token } = world.callers.member
    const cookie = `next-auth.session-token=${token}`
    const before = await marksOfAll()
    for (const account of [world.callers.loner.id, world.callers.admin.id, 'nonsense', '', '*']) {
      const headers = { 'x-account': account }
      const byToken = await send(headers, token)
      expect(byToken.headers.getSetCookie()).toEqual([])
      expect(await outcome(byToken), account).toEqual(CHANGED)
      expect(await outcome(await send({ ...headers, cookie, origin: 'http://localhost' }))).toEqual(CHANGED)
    }
    expect(await marksOfAll()).toEqual(before)
  })
})

describe('a request with an x-account header', () => {
  const rename = () => prepare('PUT /families/{id}/name')

  it('succeeds when that account is signed in, whatever the case of its id', async () => {
    const { id, token } = world.callers.member
    const send = await rename()
    for (const account of [id, id?.toUpperCase() ?? '', ` ${id} `])
      expect((await send({ 'x-account': account }, token)).status).toBe(200)
  })

  it('gets the usual 401 when no user is signed in', async () => {
    const send = await rename()
    const headers = { 'x-account': 'nonsense' }
    expect(await outcome(await send(headers))).toEqual([401, 'unauthenticated'])
    expect(await outcome(await send(headers, 'no-token'))).toEqual([401, 'unauthenticated'])
    const body = { email: 'unknown@example.com', password: 'a wrong one' }
    expect((await call('POST /auth/login', { body, headers })).status).toBe(401)
  })

  it('is refused for another account before its body is parsed', async () => {
    const { token } = world.callers.member
    const answer = await call('POST /families/create', { token, body: '{', headers: { 'x-account': 'x' } })
    expect([answer.status, answer.error.code]).toEqual(CHANGED)
  })

  it('is refused as cross-origin first when it comes from another site', async () => {
    const { token } = world.callers.member
    const headers = {
      cookie: `next-auth.session-token=${token}`,
      origin: 'https://evil.example',
      'x-account': 'x',
    }
    expect(await outcome(await (await rename())(headers))).toEqual([403, 'cross_origin'])
  })

  it('is accepted for another account when it only reads', async () => {
    const { token } = world.callers.member
    expect((await call('GET /auth/me', { token, headers: { 'x-account': 'x' } })).status).toBe(200)
  })
})
