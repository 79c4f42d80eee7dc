import { expect, it } from 'vitest'
import { confirmPassword, hashPassword, verifySignInPassword } from '@/lib/platform/session/password'

const PASSWORD = 'correct horse'

it('a sign-in is verified while registrations fill another queue, which refuses the excess', async () => {
  const known = await hashPassword(PASSWORD)
  let hashed = 0
  const registrations = Array.from({ length: 40 }, () =>
    hashPassword(PASSWORD).then(
      () => {
        hashed += 1
      },
      (error: unknown) => error,
    ),
  )
  expect(await verifySignInPassword(known, PASSWORD)).toBe(true)
  // A sign-in in the same queue would come after all 31.
  expect(hashed).toBeLessThan(31)
  const errors = (await Promise.all(registrations)).filter((error) => error !== undefined)
  expect(errors).toHaveLength(40 - 31)
  for (const error of errors) expect(error).toMatchObject({ code: 'service_unavailable', retryAfter: 10 })
})

it('the first sign-in with an unknown address is verified while the other queue is full', async () => {
  const others = Array.from({ length: 31 }, () => confirmPassword(null, PASSWORD))
  expect(await verifySignInPassword(null, PASSWORD)).toBe(false)
  expect(await Promise.all(others)).toEqual(Array(31).fill(false))
})
