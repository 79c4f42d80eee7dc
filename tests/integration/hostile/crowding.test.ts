import { beforeAll, expect, it } from 'vitest'
import { hashPassword } from '@/lib/platform/session/password'
import { buildUser } from '../../factories/user'
import { call } from '../../support/api'

const PASSWORD = 'correct horse'
const from = (address: string) => ({ 'x-forwarded-for': address })

let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

it('a sign-in succeeds early while another address has 100 sign-ins in progress', async () => {
  const { email } = await buildUser({ passwordHash })
  // The first unknown address makes the placeholder hash.
  await call('POST /auth/login', { body: { email: 'first@example.com', password: PASSWORD } })
  let answered = 0
  const crowd = Array.from({ length: 100 }, (_, n) =>
    call('POST /auth/login', {
      body: { email: `crowd${n}@example.com`, password: PASSWORD },
      headers: from('10.9.0.1'),
    }).then(({ status }) => {
      answered += 1
      return status
    }),
  )
  const attempt = await call('POST /auth/login', {
    body: { email, password: PASSWORD },
    headers: from('10.9.0.2'),
  })
  expect(attempt.status).toBe(200)
  expect(answered).toBeLessThan(40)
  expect(await Promise.all(crowd)).toEqual(Array(100).fill(401))
}, 60_000)
