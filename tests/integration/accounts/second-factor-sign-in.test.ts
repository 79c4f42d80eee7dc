import { strFromU8, unzipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { signInContract } from '@/lib/features/auth/contract'
import { issueToken } from '@/lib/features/auth/tokens/service'
import { db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { call, fetchRoute } from '../../support/api'
import {
  adultWithSecondFactor,
  generateCode,
  generateWrongCode,
  nextStep,
  PASSWORD,
} from '../../support/authenticator'
import { adult } from '../../support/scene'

afterEach(() => vi.useRealTimers())

type Person = Awaited<ReturnType<typeof adultWithSecondFactor>>

const signIn = ({ email }: { email: string }, code?: string, password = PASSWORD) =>
  call<typeof signInContract>('POST /auth/login', { body: { email, password, code } })

const countSessions = ({ id }: Person) => db().session.count({ where: { userId: id } })

describe('signing in with a second factor', () => {
  it('asks for the code after the correct password, and creates no session before', async () => {
    const ana = await adultWithSecondFactor()
    const before = await countSessions(ana)
    const missing = await signIn(ana)
    expect([missing.status, missing.error.code, missing.error.fields]).toEqual([
      401,
      'second_factor_required',
      undefined,
    ])
    expect((await signIn(ana, ' - ')).error).toEqual(missing.error)
    const wrong = await signIn(ana, await generateWrongCode(ana.secret))
    expect([wrong.status, wrong.error.code, Object.keys(wrong.error.fields ?? {})]).toEqual([
      401,
      'second_factor_required',
      ['code'],
    ])
    expect(missing.headers.get('set-cookie')).toBeNull()
    expect(await countSessions(ana)).toBe(before)
    const right = await signIn(ana, await generateCode(ana.secret))
    expect(right.status).toBe(200)
    expect((await call('GET /auth/me', { token: right.data.token })).status).toBe(200)
  })

  it('returns the usual error for a wrong password, and does not use up the code', async () => {
    const ana = await adultWithSecondFactor()
    const code = await generateCode(ana.secret)
    const refused = await signIn(ana, code, 'wrong')
    const unknown = await signIn({ email: 'nobody@example.com' }, code, 'wrong')
    expect(refused.error).toEqual(unknown.error)
    expect([refused.status, refused.error.code]).toEqual([401, 'login_error_credentials'])
    expect((await signIn(ana, ana.recoveryCodes[0], 'wrong')).error).toEqual(unknown.error)
    expect((await signIn(ana, code)).status).toBe(200)
    nextStep()
    expect((await signIn(ana, ana.recoveryCodes[0])).status).toBe(200)
  })

  it('accepts a code only once, even in simultaneous requests, and no earlier code afterwards', async () => {
    const ana = await adultWithSecondFactor()
    const [code, earlier] = [await generateCode(ana.secret), await generateCode(ana.secret, -1)]
    const both = await Promise.all([signIn(ana, code), signIn(ana, code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    for (const used of [code, earlier])
      expect((await signIn(ana, used)).error.code).toBe('second_factor_required')
  })

  it('rejects the code that was used to enable the second factor', async () => {
    const ana = await adultWithSecondFactor()
    expect((await signIn(ana, await generateCode(ana.secret, -1))).status).toBe(401)
  })

  it('allows a clock that differs by one step, and no more', async () => {
    const ana = await adultWithSecondFactor()
    nextStep(5)
    for (const steps of [-2, 2])
      expect((await signIn(ana, await generateCode(ana.secret, steps))).status).toBe(401)
    expect((await signIn(ana, await generateCode(ana.secret, -1))).status).toBe(200)
    expect((await signIn(ana, await generateCode(ana.secret, 1))).status).toBe(200)
  })

  it('refuses codes of another account, damaged codes and values that are no code', async () => {
    const [ana, rui] = [await adultWithSecondFactor(), await adultWithSecondFactor()]
    const code = await generateCode(ana.secret)
    const damaged = [code.slice(0, 5), `${code}1`, code.replace(/^./, 'x'), "' or 1=1", '\u0000', '\ud800']
    const foreign = [await generateCode(rui.secret), rui.recoveryCodes[0]]
    for (const one of [...damaged, ...foreign]) expect((await signIn(ana, one)).status, one).toBe(401)
    for (const one of [code.repeat(20), 123456, ['1'], null])
      expect((await signIn(ana, one as string)).status).toBe(422)
    expect((await signIn(rui, rui.recoveryCodes[0])).status).toBe(200)
  })

  it('accepts codes with spaces, capitals and different dashes', async () => {
    const ana = await adultWithSecondFactor()
    const code = await generateCode(ana.secret)
    expect((await signIn(ana, ` ${code.slice(0, 3)} ${code.slice(3)}\u00a0`)).status).toBe(200)
    const [first = '', second = ''] = ana.recoveryCodes
    expect((await signIn(ana, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await signIn(ana, second.replaceAll('-', '\u2013'))).status).toBe(200)
  })

  it('ignores a code that an account without a second factor sends', async () => {
    const ana = await adult()
    expect((await signIn(ana, '123456')).status).toBe(200)
  })

  it('rejects a deactivated account before it asks for a code', async () => {
    const ana = await adultWithSecondFactor()
    await db().user.update({ where: { id: ana.id }, data: { status: 'inactive' } })
    expect((await signIn(ana)).error.code).toBe('account_inactive')
  })
})

describe('a recovery code', () => {
  it('works once, even in simultaneous requests, with an audit entry and a mail', async () => {
    const ana = await adultWithSecondFactor()
    const [code = '', other] = ana.recoveryCodes
    const both = await Promise.all([signIn(ana, code), signIn(ana, code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await signIn(ana, code)).status).toBe(401)
    expect((await signIn(ana, other)).status).toBe(200)
    const entries = await db().auditEntry.findMany({
      where: { actorId: ana.id, action: 'auth.recovery_code_used' },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ details }) => details)).toEqual([{ left: 9 }, { left: 8 }])
    const mails = { to: ana.email, template: 'recovery_code_used' }
    expect(await db().outgoingMail.count({ where: mails })).toBe(2)
  })
})

describe('a second factor', () => {
  it('remains required after the password is reset by mail', async () => {
    const ana = await adultWithSecondFactor()
    await db().user.update({ where: { id: ana.id }, data: { emailVerifiedAt: new Date() } })
    const token = await transaction((tx) =>
      issueToken(tx, { userId: ana.id, kind: 'reset_password', now: new Date() }),
    )
    const password = 'battery staple'
    expect((await call('POST /auth/reset-password', { body: { token, password } })).status).toBe(200)
    expect((await signIn(ana, undefined, password)).error.code).toBe('second_factor_required')
    expect((await signIn(ana, await generateCode(ana.secret), password)).status).toBe(200)
  })

  it('remains required after a password change, and verified in the new session', async () => {
    const ana = await adultWithSecondFactor()
    const body = { password: PASSWORD, newPassword: 'battery staple' }
    expect((await call('PUT /auth/password', { token: ana.token, body })).status).toBe(200)
    expect((await signIn(ana, undefined, body.newPassword)).error.code).toBe('second_factor_required')
    const sessions = await db().session.findMany({ where: { userId: ana.id } })
    expect(sessions.map(({ secondFactorAt }) => secondFactorAt !== null)).toEqual([true])
  })
})

it('the account export contains the second factor without its secrets', async () => {
  const ana = await adultWithSecondFactor()
  const { secret } = await db().secondFactor.findUniqueOrThrow({ where: { userId: ana.id } })
  const response = await fetchRoute(`GET /user/${ana.id}/export`, { token: ana.token })
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const text =
    Object.entries(files).flatMap(([name, bytes]) => (name.endsWith('.json') ? strFromU8(bytes) : []))[0] ??
    ''
  const { account } = JSON.parse(text)
  expect(account.secondFactor).toMatchObject({
    enabledAt: expect.any(String),
    recoveryCodes: Array(10).fill({ usedAt: null }),
  })
  for (const hidden of [secret, ana.secret]) expect(text).not.toContain(hidden)
})
