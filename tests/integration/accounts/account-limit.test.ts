import { addMinutes } from 'date-fns'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { signInContract } from '@/lib/features/auth/contract'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { clearAccountTries } from '@/lib/platform/rate-limits/service'
import { hashPassword } from '@/lib/platform/session/password'
import { signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call } from '../../support/api'
import { openMailbox } from '../../support/mailbox'

const PASSWORD = 'correct horse'
const NEW = 'battery staple'
const TRIES = 6

let mailbox: Awaited<ReturnType<typeof openMailbox>>
beforeAll(async () => {
  mailbox = await openMailbox()
  Object.assign(env(), { SMTP_URL: mailbox.url })
  Object.assign(process.env, { RATE_LIMIT_ACCOUNT: String(TRIES), RATE_LIMIT_LOGIN: '5' })
})
afterAll(() => mailbox.close())
beforeEach(() => db().rateLimiterFlexible.deleteMany())

let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})
const adult = (more: object = {}) => buildUser({ passwordHash, ...more })

let addresses = 0
const signInByPassword = (email: string, password: string) => {
  addresses += 1
  const headers = { 'x-forwarded-for': `10.${addresses >> 8}.${addresses & 255}.1` }
  return call<typeof signInContract>('POST /auth/login', { body: { email, password }, headers })
}

async function block(email: string): Promise<void> {
  for (let n = 0; n < TRIES; n += 1) expect((await signInByPassword(email, 'wrong')).status).toBe(401)
}

const mailsTo = (to: string) => db().outgoingMail.count({ where: { to, template: 'sign_in_blocked' } })

const waitForMail = (to: string) => expect.poll(() => mailsTo(to), { timeout: 5000 }).toBe(1)

describe('wrong passwords from many IP addresses', () => {
  it('block the account for an hour, even for the correct password, and no other account', async () => {
    const { email } = await adult()
    await block(email)
    const refused = await signInByPassword(email, PASSWORD)
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests'])
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(3500)
    expect(seconds).toBeLessThanOrEqual(3600)
    expect(refused.error.message).toContain('e-mailed a link to choose a new password')
    const other = await adult()
    expect((await signInByPassword(other.email, PASSWORD)).status).toBe(200)
  })

  it('get the same error message when the account does not exist', async () => {
    const { email } = await adult()
    await block(email)
    await block('nobody-here@example.com')
    const [known, unknown] = [
      await signInByPassword(email, PASSWORD),
      await signInByPassword('nobody-here@example.com', PASSWORD),
    ]
    expect(unknown.error.message).toBe(known.error.message)
  })

  it('are limited to six, even in 30 simultaneous requests', async () => {
    const { email } = await adult()
    const answers = await Promise.all(Array.from({ length: 30 }, () => signInByPassword(email, 'wrong')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(TRIES)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - TRIES)
    expect((await signInByPassword(email, PASSWORD)).status).toBe(429)
    await waitForMail(email)
  })

  it('count toward one account, whatever the spelling of its e-mail address', async () => {
    const { email } = await adult({ email: 'spelled@people.example' })
    const spellings = ['SPELLED@people.example', ' spelled@people.example ', 's\u200bpelled@people.example']
    for (const spelling of [...spellings, ...spellings])
      expect((await signInByPassword(spelling, 'wrong')).status).toBe(401)
    expect((await signInByPassword(email, PASSWORD)).status).toBe(429)
    await waitForMail(email)
  })

  it('still have six attempts after more than six successful sign-ins', async () => {
    const { email } = await adult()
    for (let n = 0; n < TRIES + 2; n += 1) expect((await signInByPassword(email, PASSWORD)).status).toBe(200)
    await block(email)
  })

  it('are blocked after six attempts for an unknown address too, without a mail', async () => {
    await block('no.account@people.example')
    const refused = await signInByPassword('no.account@people.example', PASSWORD)
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(await mailsTo('no.account@people.example')).toBe(0)
  })

  it('stop blocking the account after an hour', async () => {
    const { email } = await adult()
    await block(email)
    await db().rateLimiterFlexible.updateMany({ data: { expire: addMinutes(new Date(), -1).getTime() } })
    expect((await signInByPassword(email, PASSWORD)).status).toBe(200)
  })

  it('are also counted when a signed-in user enters them to change the password', async () => {
    const user = await adult()
    const token = await signIn(user)
    const change = (password: string, n: number) =>
      call('PUT /auth/password', {
        token,
        body: { password, newPassword: NEW },
        headers: { 'x-forwarded-for': `10.200.0.${n}` },
      })
    for (let n = 0; n < TRIES; n += 1) expect((await change('wrong', n)).status).toBe(422)
    expect((await change(PASSWORD, TRIES)).status).toBe(429)
  })
})

describe('the owner of a blocked account', () => {
  it('receives a link to set a new password, in their language, and can sign in', async () => {
    const { id, email } = await adult({ language: 'pt-BR' })
    await block(email)
    await waitForMail(email)
    const token = await mailbox.mailed(email)
    expect(mailbox.last(email)?.subject).toBe('Muitas senhas erradas na sua conta do Brota')
    expect((await call('POST /auth/reset-password', { body: { token, password: NEW } })).status).toBe(200)
    await clearAccountTries({ userId: id, email })
    expect((await signInByPassword(email, NEW)).status).toBe(200)
  })

  it('is mailed at most once an hour, however often the account is blocked', async () => {
    const { id, email } = await adult()
    await block(email)
    await waitForMail(email)
    for (let n = 0; n < 3; n += 1) await signInByPassword(email, 'wrong')
    await clearAccountTries({ userId: id, email: email.toUpperCase() })
    await block(email)
    await signInByPassword(email, 'wrong')
    expect(await mailsTo(email)).toBe(1)
    await db().outgoingMail.updateMany({
      where: { to: email },
      data: { createdAt: addMinutes(new Date(), -61) },
    })
    await clearAccountTries({ userId: id, email })
    await block(email)
    await expect.poll(() => mailsTo(email), { timeout: 5000 }).toBe(2)
  })

  it('is not mailed if the account is inactive or has no password', async () => {
    const closed = await adult({ status: 'inactive' })
    const social = await adult({ passwordHash: null })
    const open = await adult()
    for (const { email } of [closed, social, open]) await block(email)
    await waitForMail(open.email)
    expect([await mailsTo(closed.email), await mailsTo(social.email)]).toEqual([0, 0])
  })
})
