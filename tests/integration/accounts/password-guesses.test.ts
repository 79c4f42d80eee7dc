import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../support/api'
import { adult } from '../../support/scene'

const PASSWORD = 'correct horse'
const TRIES = 3

beforeAll(() => {
  process.env.RATE_LIMIT_LOGIN = String(TRIES)
})

type Person = { id: string; token: string; email: string }

const from = (address: string) => ({ 'x-forwarded-for': address })
const here = from('10.1.0.1')

/** A signed-in user must enter the password again. */
const CALLS = {
  'changing the password': ({ token }: Person, password: string, headers = here) =>
    call('PUT /auth/password', { token, headers, body: { password, newPassword: 'battery staple' } }),
  'changing the address': ({ id, token }: Person, password: string, headers = here) =>
    call('PUT /auth/email', { token, headers, body: { password, email: `new-${id}@example.com` } }),
  'erasing the account': ({ id, token }: Person, password: string, headers = here) =>
    call(`DELETE /user/${id}`, { token, headers, body: { password } }),
}

describe.each(Object.entries(CALLS))('a password guessed by %s', (_, ask) => {
  it('is refused for 15 minutes after three wrong ones, even if correct', async () => {
    const ana = await adult()
    for (let n = 0; n < TRIES; n += 1) {
      const wrong = await ask(ana, `guess ${n}`)
      expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([422, ['password']])
    }
    const refused = await ask(ana, PASSWORD)
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(refused.error.message).toMatch(/15 minutes/)
  })

  it('counts only for this account and IP address', async () => {
    const [ana, rui] = [await adult(), await adult()]
    for (let n = 0; n < TRIES; n += 1) await ask(ana, 'wrong')
    expect((await ask(rui, 'wrong')).status).toBe(422)
    expect((await ask(ana, 'wrong', from('10.2.0.2'))).status).toBe(422)
    expect((await ask(ana, PASSWORD, from('10.2.0.2'))).status).toBe(200)
  })
})

it('password guesses at all three endpoints share one limit, also in simultaneous requests', async () => {
  const ana = await adult()
  const guesses = [...Object.values(CALLS), ...Object.values(CALLS)].map((ask) => ask(ana, 'wrong'))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([422, 422, 422, 429, 429, 429])
})

it('requests with a missing password or an invalid new password do not count as guesses', async () => {
  const ana = await adult()
  for (let n = 0; n <= TRIES; n += 1) {
    const body = { password: PASSWORD, newPassword: 'short' }
    expect((await call('PUT /auth/password', { token: ana.token, headers: here, body })).status).toBe(422)
    const missing = await call(`DELETE /user/${ana.id}`, { token: ana.token, headers: here, body: {} })
    expect(missing.status).toBe(422)
  }
  expect((await CALLS['changing the address'](ana, PASSWORD)).status).toBe(200)
})
