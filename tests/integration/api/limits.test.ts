import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { addDeviceContract, pairDeviceContract } from '@/lib/features/families/devices/contract'
import { db } from '@/lib/platform/db/client'
import { hashPassword } from '@/lib/platform/session/password'
import { buildWorld } from '../../api/world'
import { buildFamily } from '../../factories/family'
import { signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call } from '../../support/api'
import { picture, upload } from '../../support/pictures'

const PASSWORD = 'correct horse'

beforeAll(() => {
  Object.assign(process.env, {
    RATE_LIMIT_LOGIN: '3',
    RATE_LIMIT_REGISTER: '2',
    RATE_LIMIT_JOIN: '2',
    RATE_LIMIT_UPLOAD: '2',
    RATE_LIMIT_FORGOT: '2',
    RATE_LIMIT_COMMENT: '2',
  })
})

async function adult() {
  const { id, email } = await buildUser({ passwordHash: await hashPassword(PASSWORD) })
  return { id, email, token: await signIn({ id }) }
}

async function worldWithFamily() {
  const member = await adult()
  const { family } = await buildFamily({ adult: { id: member.id } })
  return { member, family }
}

const from = (address: string, said = '') => ({
  'x-forwarded-for': said ? `${said}, ${address}` : address,
})

let addresses = 0
let here: Record<string, string>
beforeEach(() => {
  addresses += 1
  here = from(`10.0.0.${addresses}`)
})

const signInByPassword = (email: string, password: string, headers = here) =>
  call('POST /auth/login', { body: { email, password }, headers })

describe('signing in', () => {
  it('is refused for 15 minutes after three wrong passwords, even with the correct one', async () => {
    const { email } = await adult()
    for (let n = 0; n < 3; n += 1) expect((await signInByPassword(email, 'wrong')).status).toBe(401)
    const refused = await signInByPassword(email, PASSWORD)
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests'])
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(800)
    expect(seconds).toBeLessThanOrEqual(900)
  })

  it('gives the same response for an account that does not exist', async () => {
    for (let n = 0; n < 3; n += 1)
      expect((await signInByPassword('nobody@example.com', 'wrong')).status).toBe(401)
    expect((await signInByPassword('Nobody@example.com ', 'wrong')).status).toBe(429)
  })

  it('is still possible from another IP address, and for another account from this one', async () => {
    const [one, other] = [await adult(), await adult()]
    for (let n = 0; n < 4; n += 1) await signInByPassword(one.email, 'wrong')
    expect((await signInByPassword(one.email, PASSWORD, from('10.9.9.9'))).status).toBe(200)
    expect((await signInByPassword(other.email, PASSWORD)).status).toBe(200)
  })

  it('ignores IP addresses that the client claims in X-Forwarded-For', async () => {
    const { email } = await adult()
    for (let n = 0; n < 3; n += 1) await signInByPassword(email, 'wrong', from('10.8.8.8', `1.1.1.${n}`))
    expect((await signInByPassword(email, PASSWORD, from('10.8.8.8', '1.1.1.9'))).status).toBe(429)
  })

  it('counts only wrong passwords, whatever the number of successful sign-ins', async () => {
    const { email } = await adult()
    const answers = await Promise.all(Array.from({ length: 8 }, () => signInByPassword(email, PASSWORD)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  })

  it('counts simultaneous guesses like sequential ones', async () => {
    const { email } = await adult()
    const guesses = ['a', 'b', 'c', 'd', 'e', PASSWORD].map((password) => signInByPassword(email, password))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429])
  })

  it('is possible again after the waiting time', async () => {
    const { email } = await adult()
    for (let n = 0; n < 4; n += 1) await signInByPassword(email, 'wrong')
    await db().rateLimiterFlexible.updateMany({ data: { expire: Date.now() - 1 } })
    expect((await signInByPassword(email, PASSWORD)).status).toBe(200)
  })

  it('stores no e-mail or IP addresses in its counters', async () => {
    const { email } = await adult()
    await signInByPassword(email, 'wrong')
    const keys = (await db().rateLimiterFlexible.findMany()).map(({ key }) => key)
    expect(keys.filter((key) => key.includes('@') || key.includes('10.0.'))).toEqual([])
  })
})

describe('attempts', () => {
  it('to pair a device are counted by IP address, and only with a wrong code', async () => {
    const { member, family } = await worldWithFamily()
    const add = { token: member.token, body: { name: 'Tablet' } }
    const { data } = await call<typeof addDeviceContract>(`POST /families/${family.id}/devices`, add)
    const pair = (code: string, headers = here) => call('POST /devices/pair', { body: { code }, headers })
    for (let n = 0; n < 2; n += 1) expect((await pair('ABCD2345')).status).toBe(404)
    const refused = await pair(data.code)
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
    expect((await pair(data.code, from('10.7.7.7'))).status).toBe(200)
  })

  it('to register are counted by IP address', async () => {
    const register = (n: number, headers = here) => {
      const body = { name: 'A B', email: `limited${addresses}-${n}@example.com`, password: PASSWORD }
      return call('POST /auth/register', { body, headers })
    }
    expect([(await register(1)).status, (await register(2)).status]).toEqual([201, 201])
    const refused = await register(3)
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
    expect((await register(3, from('10.7.7.7'))).status).toBe(201)
  })

  it('with a wrong join code are counted by account, whatever the IP address', async () => {
    const { family } = await buildFamily()
    const { token } = await adult()
    const join = (uniqueCode: string, headers: Record<string, string>) =>
      call('POST /families/join', { token, body: { uniqueCode }, headers })
    expect((await join('WRONG234', here)).status).toBe(404)
    expect((await join('WRONG235', from('10.6.6.6'))).status).toBe(404)
    expect((await join(family.joinCode, from('10.5.5.5'))).status).toBe(429)
    const other = await adult()
    const body = { uniqueCode: family.joinCode }
    expect((await call('POST /families/join', { token: other.token, body, headers: here })).status).toBe(200)
  })

  it('with the join code of a family that removed the account count as wrong', async () => {
    const { family } = await buildFamily()
    const { id, token } = await adult()
    await db().removedAdult.create({ data: { familyId: family.id, userId: id } })
    const join = () => call('POST /families/join', { token, body: { uniqueCode: family.joinCode } })
    expect([(await join()).status, (await join()).status, (await join()).status]).toEqual([404, 404, 429])
  })

  it('to request a password reset are counted by IP address, whatever the account', async () => {
    const forgot = (n: number) =>
      call('POST /auth/forgot-password', { body: { email: `any${n}@example.com` }, headers: here })
    expect([(await forgot(1)).status, (await forgot(2)).status]).toEqual([200, 200])
    expect((await forgot(3)).status).toBe(429)
  })

  it('to comment are counted by account, without blank comments', async () => {
    const { callers, postId } = await buildWorld()
    const comment = async (content: string) => {
      const { token } = callers.member
      return (await call(`POST /feed/${postId}/comments`, { token, body: { content } })).status
    }
    expect([await comment(' '), await comment('One'), await comment('Two')]).toEqual([422, 201, 201])
    expect(await comment('Three')).toBe(429)
  })

  it('to upload content pictures share the photo limit, and count only with a picture', async () => {
    const { id } = await adult()
    await db().user.update({ where: { id }, data: { isAdmin: true } })
    const token = await signIn({ id })
    const add = async (image?: Buffer) => {
      const body = new FormData()
      for (const [name, value] of Object.entries({
        name: 'Water',
        description: 'Drink.',
        examples: 'A glass',
      }))
        body.append(name, value)
      if (image) body.append('image', new File([new Uint8Array(image)], 'a.png', { type: 'image/png' }))
      return (await call('POST /tasks/create-with-image', { token, body })).status
    }
    const image = await picture()
    expect([await add(), await add(), await add(), await add(image), await add(image)]).toEqual(
      Array(5).fill(201),
    )
    expect([await add(image), await add()]).toEqual([429, 201])
    expect((await call('POST /photos', { token, body: upload(image) })).status).toBe(429)
  })

  it('to upload photos are counted by account', async () => {
    const { token } = await adult()
    const send = async () => (await call('POST /photos', { token, body: upload(await picture()) })).status
    expect([await send(), await send(), await send()]).toEqual([201, 201, 429])
  })

  it("to upload from children's screens are counted by family, whatever the number of screens", async () => {
    const { member, family } = await worldWithFamily()
    const send = async () => {
      const path = `POST /families/${family.id}/devices`
      const { data: made } = await call<typeof addDeviceContract>(path, {
        token: member.token,
        body: { name: 'Tablet' },
      })
      const { data: device } = await call<typeof pairDeviceContract>('POST /devices/pair', {
        body: { code: made.code },
        headers: here,
      })
      const body = upload(await picture())
      return (await call('POST /photos', { token: device.token, body })).status
    }
    expect([await send(), await send(), await send()]).toEqual([201, 201, 429])
  })
})
