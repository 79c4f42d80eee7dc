import { describe, expect, it } from 'vitest'
import type { signInContract } from '@/lib/features/auth/contract'
import type { listSessionsContract } from '@/lib/features/auth/sessions/contract'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { adult } from '../../support/scene'

const password = 'correct horse'
const list = async (token: string) =>
  (await call<typeof listSessionsContract>('GET /auth/sessions', { token })).data
const end = (token: string, id: string) => call(`DELETE /auth/sessions/${id}`, { token })
const me = async (token: string) => (await call('GET /auth/me', { token })).status

async function again(email: string): Promise<string> {
  const body = { email, password }
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) CriOS/140.0 Mobile Safari/604.1' }
  return (await call<typeof signInContract>('POST /auth/login', { body, headers })).data.token
}

describe('simultaneous sign-ins', () => {
  it('create separate sessions, and only those with a wrong password are rejected', async () => {
    const adults = await Promise.all(Array.from({ length: 6 }, () => adult()))
    const signIn = (email: string, guess: string) =>
      call<typeof signInContract>('POST /auth/login', { body: { email, password: guess } })
    const answers = await Promise.all(
      adults.flatMap(({ email }, n) => [
        signIn(email, password),
        signIn(email, n < 3 ? 'a wrong one' : password),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(adults.flatMap((_, n) => [200, n < 3 ? 401 : 200]))
    for (const [n, { id, token }] of adults.entries()) {
      const [one, other] = answers.slice(2 * n, 2 * n + 2)
      expect(one?.data.user.id).toBe(id)
      expect(await list(token)).toHaveLength(n < 3 ? 2 : 3)
      expect(await me(one?.data.token ?? '')).toBe(200)
      if (n >= 3) expect(other?.data.token).not.toBe(one?.data.token)
      const entries = await db().auditEntry.count({ where: { actorId: id, action: 'auth.signed_in' } })
      expect(entries).toBe(n < 3 ? 2 : 3)
    }
  })
})

describe('a session', () => {
  it('can be ended from another session immediately, without ending that one', async () => {
    const { id, email, token } = await adult()
    const phone = await again(email)
    const [other] = (await list(token)).filter(({ current }) => !current)
    expect(other?.userAgent).toContain('iPhone')
    expect((await end(token, other?.id ?? '')).status).toBe(200)
    expect([await me(phone), await me(token)]).toEqual([401, 200])
    expect(await list(token)).toMatchObject([{ current: true }])
    expect(await db().auditEntry.count({ where: { actorId: id, action: 'auth.session_ended' } })).toBe(1)
    expect((await end(token, other?.id ?? '')).status).toBe(404)
  })

  it('of another user is not found, and remains valid', async () => {
    const [ana, stranger] = [await adult(), await adult()]
    const [session] = await list(ana.token)
    expect((await end(stranger.token, session?.id ?? '')).error.code).toBe('not_found')
    expect((await end(stranger.token, 'nonsense')).status).toBe(404)
    expect(await me(ana.token)).toBe(200)
  })

  it('can end itself', async () => {
    const { token } = await adult()
    const [session] = await list(token)
    expect((await end(token, session?.id ?? '')).status).toBe(200)
    expect(await me(token)).toBe(401)
  })
})
