import { expect, it } from 'vitest'
import type { loginContract } from '@/lib/auth/contract'
import { grantAdmin } from '@/lib/auth/recovery/service'
import { call } from '../../support/api'
import { adult } from '../../support/scene'

const password = 'correct horse'

it('makes an account that exists an administrator’s, whose sessions know at once', async () => {
  const { email, token } = await adult()
  expect(await grantAdmin(email)).toEqual({ created: false, link: null })
  expect((await call('GET /auth/check-admin', { token })).data).toEqual({ isAdmin: true })
})

it('makes the account where there is none, and a link that sets its password once', async () => {
  const email = 'boss@example.com'
  const { created, link } = await grantAdmin(email)
  expect(created).toBe(true)
  const token = link?.split('/').at(-1)
  const reset = () => call('POST /auth/reset-password', { body: { token, password } })
  expect((await reset()).status).toBe(200)
  expect((await reset()).status).toBe(422)
  const { data } = await call<typeof loginContract>('POST /auth/login', { body: { email, password } })
  expect(data.user.isAdmin).toBe(true)
})
