import { describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { createSecret, hashSecret } from '@/lib/platform/session/signed-value'
import { signIn } from '../../factories/session'
import { call } from '../../support/api'
import { adult } from '../../support/scene'

const OLD = 'correct horse'

type Person = { id: string; token: string }

async function link(userId: string, kind: 'reset_password' | 'change_email', email?: string) {
  const secret = createSecret()
  const expiresAt = new Date(Date.now() + 3_600_000)
  await db().accountToken.create({
    data: { userId, kind, tokenHash: hashSecret(secret), email: email ?? null, expiresAt },
  })
  return secret
}

describe.each([
  [
    'another password',
    ({ token }: Person) =>
      call('PUT /auth/password', { token, body: { password: OLD, newPassword: 'a better horse' } }),
  ],
  ['signing out everywhere', ({ token }: Person) => call('DELETE /auth/sessions', { token })],
])('%s', (_what, deed) => {
  it('invalidates pending links for a password reset or a change of address', async () => {
    const ana = await adult()
    const taken = await link(ana.id, 'change_email', `taken-${ana.id}@example.com`)
    const reset = await link(ana.id, 'reset_password')
    expect((await deed(ana)).status).toBe(200)
    const token = await signIn(ana)
    expect((await call('POST /auth/verify-email', { token, body: { token: taken } })).error.code).toBe(
      'reset_token_invalid',
    )
    const chosen = { token: reset, password: 'whatever comes' }
    expect((await call('POST /auth/reset-password', { body: chosen })).error.code).toBe('reset_token_invalid')
    const { email } = await db().user.findUniqueOrThrow({ where: { id: ana.id } })
    expect(email).toBe(ana.email)
  })
})

it('an account has at most 200 sessions, the newest ones', async () => {
  const ana = await adult()
  for (let n = 0; n < 205; n += 1) await signIn({ id: ana.id })
  const body = { email: ana.email, password: OLD }
  const { status, data } = await call<{ response: never }>('POST /auth/login', { body })
  expect(status).toBe(200)
  expect(await db().session.count({ where: { userId: ana.id } })).toBe(200)
  const { token } = data as unknown as Person
  expect((await call('GET /auth/me', { token })).status).toBe(200)
  expect((await call('GET /auth/me', { token: ana.token })).status).toBe(401)
})
