import { subMinutes } from 'date-fns'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { getSessionCookieName } from '@/lib/platform/session/cookies'
import { hashPassword } from '@/lib/platform/session/password'
import { signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call, fetchRoute } from '../../support/api'

const PASSWORD = 'correct horse'
let passwordHash: string

beforeAll(async () => {
  process.env.RATE_LIMIT_LOGIN = '3'
  passwordHash = await hashPassword(PASSWORD)
})

async function visitor(minutes: number, more: { passwordHash?: string | null } = {}) {
  const user = await buildUser({ passwordHash, ...more })
  const token = await signIn(user)
  const createdAt = subMinutes(new Date(), minutes)
  await db().session.updateMany({ where: { userId: user.id }, data: { createdAt } })
  const headers = { cookie: `${getSessionCookieName()}=${token}`, 'sec-fetch-site': 'same-origin' }
  return {
    ...user,
    token,
    export: () => fetchRoute(`GET /user/${user.id}/export`, { headers }),
    erase: (body: object) => call(`DELETE /user/${user.id}`, { headers, body }),
    confirm: (body: object, from = '10.3.0.1') =>
      call('POST /auth/confirm', { headers: { ...headers, 'x-forwarded-for': from }, body }),
    exists: async () => (await db().user.count({ where: { id: user.id } })) === 1,
  }
}

const readErrorCode = async (response: Response) => (await response.json()).error.code

describe('a browser that signed in more than 15 minutes ago', () => {
  it('can export the account only after confirming the password', async () => {
    const ana = await visitor(16)
    const refused = await ana.export()
    expect([refused.status, await readErrorCode(refused)]).toEqual([403, 'confirm_password'])
    expect(await ana.confirm({ password: PASSWORD })).toMatchObject({ status: 200, data: null })
    const answer = await ana.export()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  })

  it('can erase the account only after confirming the password', async () => {
    const ana = await visitor(16)
    const refused = await ana.erase({ password: PASSWORD })
    expect([refused.status, refused.error.code]).toEqual([403, 'confirm_password'])
    expect(await ana.exists()).toBe(true)
    await ana.confirm({ password: PASSWORD })
    expect((await ana.erase({ password: PASSWORD })).status).toBe(200)
    expect(await ana.exists()).toBe(false)
  })

  it('must confirm again 15 minutes after the last confirmation', async () => {
    const ana = await visitor(60)
    await ana.confirm({ password: PASSWORD })
    const confirmedAt = subMinutes(new Date(), 16)
    await db().session.updateMany({ where: { userId: ana.id }, data: { confirmedAt } })
    expect((await ana.export()).status).toBe(403)
  })

  it('must confirm in each session separately', async () => {
    const ana = await visitor(16)
    const other = `${getSessionCookieName()}=${await signIn(ana)}`
    await db().session.updateMany({
      where: { userId: ana.id },
      data: { createdAt: subMinutes(new Date(), 16) },
    })
    await ana.confirm({ password: PASSWORD })
    const answer = await fetchRoute(`GET /user/${ana.id}/export`, { headers: { cookie: other } })
    expect(answer.status).toBe(403)
    expect((await ana.export()).status).toBe(200)
  })

  it('gets 403 for another account, whether or not that account exists', async () => {
    const [ana, rui] = [await visitor(0), await visitor(16)]
    const headers = { cookie: `${getSessionCookieName()}=${rui.token}` }
    expect((await fetchRoute(`GET /user/${ana.id}/export`, { headers })).status).toBe(403)
    expect((await fetchRoute(`GET /user/${crypto.randomUUID()}/export`, { headers })).status).toBe(403)
  })
})

describe('an account export without password confirmation', () => {
  it('is allowed in a browser that signed in less than 15 minutes ago', async () => {
    expect((await (await visitor(14)).export()).status).toBe(200)
  })

  it('is allowed for a client with a bearer token', async () => {
    const { id, token } = await visitor(600)
    expect((await fetchRoute(`GET /user/${id}/export`, { token })).status).toBe(200)
  })

  it('is allowed for a client with a bearer token and an old cookie', async () => {
    const { id, token } = await visitor(600)
    const headers = { cookie: `${getSessionCookieName()}=${token}` }
    expect((await fetchRoute(`GET /user/${id}/export`, { token, headers })).status).toBe(200)
  })
})

describe('the password confirmation', () => {
  it('rejects a wrong or missing password with an error at the password field', async () => {
    const ana = await visitor(16)
    for (const body of [{ password: 'wrong' }, {}, { email: ana.email }]) {
      const answer = await ana.confirm(body)
      expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([422, ['password']])
    }
    expect((await ana.export()).status).toBe(403)
  })

  it('returns 429 after three wrong passwords, even for the correct one', async () => {
    const ana = await visitor(16)
    for (let n = 0; n < 3; n += 1) expect((await ana.confirm({ password: `wrong ${n}` })).status).toBe(422)
    const refused = await ana.confirm({ password: PASSWORD })
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
  })

  it('accepts the e-mail address of an account without a password', async () => {
    const ana = await visitor(16, { passwordHash: null })
    const wrong = await ana.confirm({ email: 'other@people.example', password: PASSWORD })
    expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([422, ['email']])
    expect((await ana.confirm({ email: ` ${ana.email.toUpperCase()} ` })).status).toBe(200)
    expect((await ana.export()).status).toBe(200)
  })

  it('is refused for cross-site requests, and without a session', async () => {
    const ana = await visitor(16)
    const cookie = `${getSessionCookieName()}=${ana.token}`
    const headers = { cookie, origin: 'https://evil.example' }
    const answer = await call('POST /auth/confirm', { headers, body: { password: PASSWORD } })
    expect([answer.status, answer.error.code]).toEqual([403, 'cross_origin'])
    expect((await call('POST /auth/confirm', { body: { password: PASSWORD } })).status).toBe(401)
  })

  it('does not revive a session that has ended', async () => {
    const ana = await visitor(16)
    const confirming = ana.confirm({ password: PASSWORD })
    await db().session.deleteMany({ where: { userId: ana.id } })
    expect((await confirming).status).toBe(401)
    expect((await ana.export()).status).toBe(401)
  })
})
