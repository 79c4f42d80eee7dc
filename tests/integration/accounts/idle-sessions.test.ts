import { addDays, addMinutes, differenceInDays } from 'date-fns'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GET as refresh } from '@/app/api/session/refresh/route'
import type { signInContract } from '@/lib/features/auth/contract'
import type { listSessionsContract } from '@/lib/features/auth/sessions/contract'
import { db } from '@/lib/platform/db/client'
import { getSessionCookieName } from '@/lib/platform/session/cookies'
import { call } from '../../support/api'
import { adult } from '../../support/scene'

const NOW = new Date()
const at = (moment: Date) => vi.useFakeTimers({ toFake: ['Date'], now: moment })
const afterDays = (days: number) => at(addDays(NOW, days))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

async function signIn(remember: boolean) {
  at(NOW)
  const { id, email } = await adult()
  const body = { email, password: 'correct horse', remember }
  const { data } = await call<typeof signInContract>('POST /auth/login', { body })
  const row = () =>
    db().session.findFirst({ where: { userId: id, remember }, orderBy: { createdAt: 'desc' } })
  const me = async () => (await call('GET /auth/me', { token: data.token })).status
  return { token: data.token, row, me }
}

describe('a remembered session', () => {
  it('ends after 30 days without use', async () => {
    const { me, row } = await signIn(true)
    afterDays(29.9)
    expect(await me()).toBe(200)
    afterDays(29.9 + 30.1)
    expect(await me()).toBe(401)
    expect(await row()).not.toBeNull()
  })

  it('continues while it is used, for at most 180 days', async () => {
    const { me } = await signIn(true)
    for (let day = 25; day < 180; day += 25) {
      afterDays(day)
      expect(await me()).toBe(200)
    }
    afterDays(181)
    expect(await me()).toBe(401)
  })

  it('records its last use at most once an hour, whatever the number of requests', async () => {
    const { me, row } = await signIn(true)
    const opened = (await row())?.lastUsedAt
    at(addMinutes(NOW, 59))
    await Promise.all([me(), me(), me()])
    expect((await row())?.lastUsedAt).toEqual(opened)
    at(addMinutes(NOW, 61))
    await Promise.all([me(), me(), me()])
    const noted = (await row())?.lastUsedAt
    expect(noted).toEqual(addMinutes(NOW, 61))
    at(addMinutes(NOW, 90))
    expect(await me()).toBe(200)
    expect((await row())?.lastUsedAt).toEqual(noted)
  })

  it('remains valid when writing its last use fails', async () => {
    const { me } = await signIn(true)
    await db()
      .$executeRaw`create function no_notes() returns trigger language plpgsql as $$ begin raise 'no'; end $$`
    await db()
      .$executeRaw`create trigger no_notes before update on sessions for each row execute function no_notes()`
    afterDays(1)
    expect(await me()).toBe(200)
    await db().$executeRaw`drop function no_notes cascade`
  })
})

describe('a session that ends with the browser', () => {
  it('ends after seven days even when it is used', async () => {
    const { me, row } = await signIn(false)
    for (const day of [3, 6]) {
      afterDays(day)
      expect(await me()).toBe(200)
    }
    expect(differenceInDays((await row())?.expiresAt ?? 0, NOW)).toBe(7)
    afterDays(7.1)
    expect(await me()).toBe(401)
  })

  it('is listed with its last use', async () => {
    const { token } = await signIn(false)
    afterDays(2)
    await call('GET /auth/me', { token })
    const { data } = await call<typeof listSessionsContract>('GET /auth/sessions', { token })
    expect(data.find(({ current }) => current)).toMatchObject({
      createdAt: NOW.toISOString(),
      lastUsedAt: addDays(NOW, 2).toISOString(),
    })
  })
})

describe('the session cookie', () => {
  const cookieOfEnded = async () => {
    const { token } = await signIn(false)
    await call('POST /auth/logout', { token })
    return `${getSessionCookieName()}=${token}`
  }
  const cleared = (headers: Headers) =>
    headers.getSetCookie().find((line) => line.startsWith(getSessionCookieName()))

  const refreshPage = async (path: string, cookie: string) =>
    (await refresh(new Request(`http://localhost${path}`, { headers: { cookie } }), {
      params: Promise.resolve({}),
    })) as Response

  it('is removed by the response to a request that sends it damaged', async () => {
    const cookie = `${getSessionCookieName()}=damaged`
    const answer = await call('GET /auth/me', { headers: { cookie } })
    expect(answer.status).toBe(401)
    expect(cleared(answer.headers)).toMatch(/=; HttpOnly; Path=\/; SameSite=Lax; Max-Age=0$/)
    const byToken = await call('GET /auth/me', { token: 'damaged', headers: { cookie: 'x=y' } })
    expect(byToken.headers.getSetCookie()).toEqual([])
  })

  it('is removed by the next page request after its session has ended, not by API responses', async () => {
    const cookie = await cookieOfEnded()
    const answer = await call('GET /auth/me', { headers: { cookie } })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []])
    const first = await refreshPage('/api/session/refresh?to=/my-activities', cookie)
    expect([first.status, first.headers.getSetCookie()]).toEqual([303, []])
    const second = await refreshPage(first.headers.get('location') ?? '', cookie)
    expect(second.headers.get('location')).toBe('/my-activities')
    expect(cleared(second.headers)).toMatch(/=; HttpOnly; Path=\/; SameSite=Lax; Max-Age=0$/)
  })

  it('is not removed by a refresh of an ended session after another tab signed in', async () => {
    const [ended, { token }] = [await cookieOfEnded(), await signIn(false)]
    const first = await refreshPage('/api/session/refresh?to=/my-activities', ended)
    const again = `${getSessionCookieName()}=${token}`
    const second = await refreshPage(first.headers.get('location') ?? '', again)
    expect([second.headers.get('location'), cleared(second.headers)]).toEqual([
      '/my-activities',
      expect.stringMatching(/=ey/),
    ])
  })

  it('is replaced, not removed, by signing in', async () => {
    const { email } = await adult()
    const headers = { cookie: await cookieOfEnded(), 'sec-fetch-site': 'same-origin' }
    const body = { email, password: 'correct horse' }
    const answer = await call('POST /auth/login', { body, headers })
    expect(cleared(answer.headers)).toMatch(/=ey/)
  })

  it('ends its previous session when the browser signs in again, unlike a bearer token', async () => {
    const [ana, leo] = [await adult(), await adult()]
    const cookie = `${getSessionCookieName()}=${ana.token}`
    const body = { email: leo.email, password: 'correct horse' }
    const me = async (token: string) => (await call('GET /auth/me', { token })).status
    await call('POST /auth/login', { body, token: ana.token })
    expect(await me(ana.token)).toBe(200)
    const answer = await call('POST /auth/login', {
      body,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    })
    expect([answer.status, await me(ana.token)]).toEqual([200, 401])
  })

  it('has the __Host- prefix under HTTPS, and cookies with other names are ignored', async () => {
    const { token } = await signIn(true)
    vi.stubEnv('APP_URL', 'https://brota.example')
    const me = async (cookie: string) => (await call('GET /auth/me', { headers: { cookie } })).status
    expect(await me(`__Host-brota=${token}`)).toBe(200)
    expect(await me(`next-auth.session-token=${token}`)).toBe(401)
    expect(await me(`brota=${token}; __Host-brota=`)).toBe(401)
    const { email } = await adult()
    const { headers } = await call('POST /auth/login', {
      body: { email, password: 'correct horse', remember: true },
    })
    expect(cleared(headers)).toMatch(
      /^__Host-brota=ey\S+; HttpOnly; Path=\/; SameSite=Lax; Secure; Max-Age=15552000$/,
    )
    expect(headers.getSetCookie().join()).not.toMatch(/Domain/i)
    const out = await call('POST /auth/logout', { token })
    expect(cleared(out.headers)).toBe('__Host-brota=; HttpOnly; Path=/; SameSite=Lax; Secure; Max-Age=0')
    const damaged = { headers: { cookie: '__Host-brota=x' } }
    expect(cleared((await call('GET /auth/me', damaged)).headers)).toMatch(/^__Host-brota=;/)
  })
})
