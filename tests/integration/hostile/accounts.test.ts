import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { registerContract } from '@/lib/features/auth/contract'
import type { inviteAdultContract } from '@/lib/features/auth/invitations/contract'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { openMailbox } from '../../support/mailbox'
import { adult, member } from '../../support/scene'

const PASSWORD = 'correct horse'

let mailbox: Awaited<ReturnType<typeof openMailbox>>
beforeAll(async () => {
  mailbox = await openMailbox()
  Object.assign(env(), { SMTP_URL: mailbox.url })
})
afterAll(() => mailbox.close())

const register = (email: string, more: object = {}) =>
  call<typeof registerContract>('POST /auth/register', {
    body: { name: 'A B', email, password: PASSWORD, ...more },
  })
const signIn = (email: string, password = PASSWORD) => call('POST /auth/login', { body: { email, password } })

describe('an email address', () => {
  /** May look or sound like `knut.kim@example.com`. */
  const SAME = [
    'KNUT.KIM@EXAMPLE.COM',
    ' knut.kim@example.com\t',
    '\u212anut.\u212aim@example.com',
    'knut.kim@Example.Com',
    'knut.kim@\uff45xample.com',
    'knut.kim\u200b@example.com',
    '\u202aknut. kim@example.com\u202c',
  ]
  const NONE = [
    'knut.k\u0456m@example.com',
    'kn\u00fct.kim@example.com',
    'knut.kim@example.com\u0000',
    'knut.kim@example.com\r\nBcc: all@example.com',
    'knut.kim@example.com,eve@evil.example',
    '<knut.kim@example.com>',
    '"knut kim"@example.com',
    'knut.kim@[127.0.0.1]',
    'knut..kim@example.com',
    `${'k'.repeat(300)}@example.com`,
  ]

  it('identifies the same account in any case, width or with invisible characters', async () => {
    expect((await register('knut.kim@example.com')).status).toBe(201)
    for (const written of SAME) {
      expect((await register(written)).error.code).toBe('email_taken')
      expect((await signIn(written)).status).toBe(200)
    }
  })

  it.each(NONE)('is rejected with 422 when it is %j', async (written) => {
    const answer = await register(written)
    expect([answer.status, answer.error?.fields && Object.keys(answer.error.fields)]).toEqual([
      422,
      ['email'],
    ])
  })

  it('with a look-alike domain creates another account whose domain is shown in ASCII', async () => {
    await register('nina@example.com')
    const answer = await register('nina@ex\u0430mple.com')
    expect([answer.status, answer.data.user.email]).toEqual([201, 'nina@xn--exmple-4nf.com'])
  })

  it('with a plus suffix creates a separate account that gets its own mails', async () => {
    await register('vera@example.com')
    expect((await register('vera+kids@example.com')).status).toBe(201)
    await call('POST /auth/forgot-password', { body: { email: 'Vera+Kids@example.com' } })
    await mailbox.mailed('vera+kids@example.com')
    expect(
      await db().outgoingMail.count({ where: { to: 'vera@example.com', template: 'reset_password' } }),
    ).toBe(0)
  })
})

const spread = (first: number, length: number) =>
  Array.from({ length }, (_, n) => String.fromCodePoint(first + ((n * 37) % 61))).join('')

describe('a password', () => {
  it.each([
    spread(0xc0, 128),
    spread(0x5b50, 128),
    spread(0x1f331, 64),
    '  v  q  x7  ',
    'a\u0000xq7mzkwj',
    'ﬁfty-ﬁve',
  ])('signs in only in full, not by a prefix: %j', async (password) => {
    const email = `pass${[...password].length}.${password.charCodeAt(0)}@example.com`
    expect((await register(email, { password })).status).toBe(201)
    expect((await signIn(email, password)).status).toBe(200)
    expect((await signIn(email, password.slice(0, -1))).status).toBe(401)
    expect((await signIn(email, password.split('\u0000')[0] || 'x')).status).toBe(
      password.includes('\u0000') ? 401 : 200,
    )
  })

  it('is rejected when it is longer than 128 characters, also at sign-in', async () => {
    expect((await register('long@example.com', { password: 'x'.repeat(129) })).error.fields).toHaveProperty(
      'password',
    )
    expect((await signIn('long@example.com', 'x'.repeat(500_000))).status).toBe(422)
  })
})

describe('the existence of an account', () => {
  const summarize = ({ status, error }: { status: number; error: unknown }) => JSON.stringify([status, error])

  it('is not revealed by the responses to sign-in and password reset', async () => {
    const { email } = await adult()
    expect(summarize(await signIn(email, 'wrong'))).toBe(
      summarize(await signIn('nobody@example.com', 'wrong')),
    )
    const forgot = (to: string) => call('POST /auth/forgot-password', { body: { email: to } })
    expect(summarize(await forgot(email))).toBe(summarize(await forgot('nobody@example.com')))
  })

  it('is not revealed by the response to an invitation', async () => {
    const [ana, rui, far] = [await member(), await adult(), await member()]
    const invite = async (email: string) => {
      const body = { email }
      const answer = await call<typeof inviteAdultContract>(`POST /families/${ana.familyId}/adults`, {
        token: ana.token,
        body,
      })
      return [answer.status, Object.keys(answer.data)]
    }
    const nobody = await invite('nobody@example.com')
    expect(await invite(rui.email)).toEqual(nobody)
    expect(await invite(far.email)).toEqual(nobody)
  })

  it('is not revealed by the response time for a wrong password', async () => {
    const { email } = await adult()
    const withoutPassword = (
      await db().user.create({ data: { email: 'social@example.com', firstName: 'S', familyName: 'L' } })
    ).email
    const kinds = { there: email, gone: 'nobody@example.com', social: withoutPassword }
    const times: Record<string, number[]> = { there: [], gone: [], social: [] }
    for (let round = 0; round < 15; round += 1) {
      for (const [kind, address] of Object.entries(kinds)) {
        const begun = performance.now()
        await signIn(address, `wrong ${round}`)
        times[kind]?.push(performance.now() - begun)
      }
    }
    const median = (kind: string) => times[kind]?.sort((a, b) => a - b)[7] ?? 0
    // Without the hash for unknown accounts it would be less than a fifth.
    for (const kind of ['gone', 'social']) {
      expect(median(kind) / median('there')).toBeGreaterThan(0.5)
      expect(median(kind) / median('there')).toBeLessThan(2)
    }
  })
})

describe('a name', () => {
  it('is shown as plain text in mails even if it contains HTML or links', async () => {
    const ana = await member()
    const evil = '<a href="https://evil.example">Click</a> {link} https://evil.example'
    await call(`PUT /families/${ana.familyId}/name`, { token: ana.token, body: { name: evil } })
    const body = { email: 'invited@example.com' }
    await call(`POST /families/${ana.familyId}/adults`, { token: ana.token, body })
    await mailbox.mailed(body.email)
    const mail = mailbox.last(body.email)
    expect(mail?.html).not.toContain('<a href="https://evil.example"')
    expect(mail?.subject).not.toMatch(/[\r\n]/)
  })
})

describe('the links in mails', () => {
  it('use the host of the installation regardless of the request headers', async () => {
    const { email, token } = await adult()
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      forwarded: 'host=evil.example;proto=gopher',
      'x-original-url': 'https://evil.example/',
      'x-brota-path': '//evil.example',
    }
    await call('POST /auth/forgot-password', { body: { email }, headers })
    await call('POST /auth/verify-email/resend', { token, headers })
    const ana = await member()
    const body = { email: 'host@example.com' }
    await call(`POST /families/${ana.familyId}/adults`, { token: ana.token, body, headers })
    await mailbox.mailed(body.email)
    await mailbox.mailed(email)
    for (const to of [email, body.email]) {
      const { text = '', html = '' } = mailbox.last(to) ?? {}
      const hosts = [...`${text} ${html}`.matchAll(/https?:\/\/([^/\s"<]+)/g)].map(([, host]) => host)
      expect(hosts.length).toBeGreaterThan(0)
      expect(new Set(hosts)).toEqual(new Set([`localhost:${env().PORT}`]))
    }
  })
})
