import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { hashPassword } from '@/lib/platform/session/password'
import { buildBadge } from '../../factories/badge'
import { buildChallenge } from '../../factories/challenge'
import { signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call, fetchRoute } from '../../support/api'

const PASSWORD = 'correct horse'

beforeAll(() => {
  Object.assign(process.env, { RATE_LIMIT_LOGIN: '2', RATE_LIMIT_EXPORT: '2', RATE_LIMIT_PRINT: '2' })
})

const from = (address: string) => ({ 'x-forwarded-for': address })

async function wrongTries(address: string): Promise<number | null> {
  const key = `login:wide:${createHash('sha256').update(address).digest('base64url')}`
  const rows = await db().$queryRaw<{ points: number }[]>`
    select points from rate_limiter_flexible where key = ${key}`
  return rows[0]?.points ?? null
}

describe('one IP address', () => {
  const signInByPassword = (email: string, password: string, address = '10.1.0.1') =>
    call('POST /auth/login', { body: { email, password }, headers: from(address) })

  it('is blocked with 429 after 20 wrong passwords, whichever accounts they are for', async () => {
    const { email } = await buildUser({ passwordHash: await hashPassword(PASSWORD) })
    const statuses: number[] = []
    for (let n = 0; n < 22; n += 1)
      statuses.push((await signInByPassword(`any${n}@example.com`, 'Password1')).status)
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429])
    const refused = await signInByPassword(email, PASSWORD)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 800]).toEqual([429, true])
    expect((await signInByPassword(email, PASSWORD, '10.1.0.2')).status).toBe(200)
  })

  it('gets no more than 20 guesses from simultaneous sign-ins to different accounts', async () => {
    const { email } = await buildUser({ passwordHash: await hashPassword(PASSWORD) })
    const guesses = Array.from({ length: 40 }, (_, n) =>
      signInByPassword(`burst${n}@example.com`, 'Password1', '10.1.0.4'),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([...Array(20).fill(401), ...Array(20).fill(429)])
    expect((await signInByPassword(email, PASSWORD, '10.1.0.4')).status).toBe(429)
  })

  it('shares its limit with all addresses of the same IPv6 network', async () => {
    const addresses = Array.from({ length: 22 }, (_, n) => `2001:db8:1:2::${n.toString(16)}`)
    const statuses: number[] = []
    for (const [n, address] of addresses.entries())
      statuses.push((await signInByPassword(`six${n}@example.com`, 'Password1', address)).status)
    expect(statuses.slice(-2)).toEqual([429, 429])
  })

  it('is not limited for correct passwords, however many users share it', async () => {
    const passwordHash = await hashPassword(PASSWORD)
    const people = await Promise.all(Array.from({ length: 21 }, () => buildUser({ passwordHash })))
    for (const { email } of people)
      expect((await signInByPassword(email, PASSWORD, '10.1.0.3')).status).toBe(200)
    expect(await wrongTries('10.1.0.3')).toBe(null)
    expect((await signInByPassword('nobody@example.com', PASSWORD, '10.1.0.3')).status).toBe(401)
    expect(await wrongTries('10.1.0.3')).toBe(1)
  })
})

describe('the rate limit of expensive requests', () => {
  it('refuses the third export of an account and allows another account', async () => {
    const user = await buildUser()
    const token = await signIn(user)
    const get = async () => (await fetchRoute(`GET /user/${user.id}/export`, { token })).status
    expect([await get(), await get(), await get()]).toEqual([200, 200, 429])
    const other = await buildUser()
    expect((await fetchRoute(`GET /user/${other.id}/export`, { token: await signIn(other) })).status).toBe(
      200,
    )
  })

  it('refuses the third PDF of an account and allows simultaneous requests of several families', async () => {
    const { challenge } = await buildChallenge()
    const people = await Promise.all(Array.from({ length: 3 }, () => buildUser()))
    const tokens = await Promise.all(people.map(signIn))
    const print = async (token = '') =>
      (await fetchRoute(`GET /materials/${challenge.id}-chart.pdf`, { token })).status
    expect(await Promise.all(tokens.map(print))).toEqual(Array(3).fill(200))
    const [first] = tokens
    expect([await print(first), await print(first)]).toEqual([200, 429])
  }, 60_000)

  it.each(['.png', '-coloring.png', '-coloring.pdf'])(
    'refuses the third request of an account for a badge as %s',
    async (end) => {
      const token = await signIn(await buildUser())
      const { id } = await buildBadge()
      const print = async () => (await fetchRoute(`GET /materials/badges/${id}${end}`, { token })).status
      expect([await print(), await print(), await print()]).toEqual([200, 200, 429])
    },
  )
})
