import { afterEach, describe, expect, it, vi } from 'vitest'
import type { signInContract } from '@/lib/features/auth/contract'
import type { setUpSecondFactorContract } from '@/lib/features/auth/second-factor/contract'
import { removeSecondFactor, resetSecondFactor } from '@/lib/features/auth/second-factor/service'
import { db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { call } from '../../support/api'
import {
  adultWithSecondFactor,
  enableSecondFactor,
  generateCode,
  generateWrongCode,
  nextStep,
  PASSWORD,
} from '../../support/authenticator'
import { adult, at } from '../../support/scene'

afterEach(() => vi.useRealTimers())

const NOON = '2026-07-01T12:00:00Z'

const setUp = (token: string, password = PASSWORD) =>
  call<typeof setUpSecondFactorContract>('POST /auth/second-factor', { token, body: { password } })
const enable = (token: string, code: string) => call('PUT /auth/second-factor', { token, body: { code } })
const disable = (token: string, body: object) => call('DELETE /auth/second-factor', { token, body })
const signIn = (body: object) => call<typeof signInContract>('POST /auth/login', { body })
const mailsTo = async (to: string) =>
  (await db().outgoingMail.findMany({ where: { to }, orderBy: { createdAt: 'asc' } })).map(
    ({ template }) => template,
  )
const actionsOn = async (subjectId: string) =>
  (await db().auditEntry.findMany({ where: { subjectId }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  )

describe('setting up a second factor', () => {
  it('returns a secret and its otpauth URL, and does not affect sign-ins yet', async () => {
    const ana = await adult()
    const { status, data } = await setUp(ana.token)
    expect(status).toBe(200)
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/)
    const url = new URL(data.otpauthUrl)
    expect(decodeURIComponent(url.pathname)).toContain(`Brota:${ana.email}`)
    expect(url.searchParams.get('secret')).toBe(data.secret)
    expect((await signIn({ email: ana.email, password: PASSWORD })).status).toBe(200)
  })

  it('stores the secret encrypted for this account', async () => {
    const [ana, rui] = [await adult(), await adult()]
    const { secret } = (await setUp(ana.token)).data
    await setUp(rui.token)
    const stored = await db().secondFactor.findUniqueOrThrow({ where: { userId: ana.id } })
    expect(stored.secret).not.toContain(secret)
    // One account's encrypted secret is worth nothing in another.
    await db().secondFactor.update({ where: { userId: rui.id }, data: { secret: stored.secret } })
    expect((await enable(rui.token, await generateCode(secret))).status).toBe(422)
    expect((await enable(ana.token, await generateCode(secret))).status).toBe(200)
  })

  it('refuses a wrong password, and an account without one', async () => {
    const ana = await adult()
    const wrong = await setUp(ana.token, 'wrong')
    expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([422, ['password']])
    await db().user.update({ where: { id: ana.id }, data: { passwordHash: null } })
    const refused = await setUp(ana.token)
    expect([refused.status, refused.error.code]).toEqual([409, 'password_missing'])
  })

  it('replaces a pending secret, whose codes are then rejected', async () => {
    const ana = await adult()
    const first = (await setUp(ana.token)).data.secret
    const second = (await setUp(ana.token)).data.secret
    expect((await enable(ana.token, await generateCode(first))).status).toBe(422)
    expect((await enable(ana.token, await generateCode(second))).status).toBe(200)
  })
})

describe('enabling a second factor', () => {
  it('returns ten recovery codes, of which only hashes are stored', async () => {
    const { id, recoveryCodes } = await adultWithSecondFactor()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([2-9a-z]{6}-){3}[2-9a-z]{6}$/)
    const stored = await db().recoveryCode.findMany({ where: { userId: id } })
    expect(stored).toHaveLength(10)
    for (const { codeHash } of stored) expect(codeHash).toMatch(/^[\w-]{43}$/)
  })

  it('ends other sessions and keeps the current one, with an audit entry and a mail', async () => {
    at(NOON)
    const ana = await adult()
    const elsewhere = (await signIn({ email: ana.email, password: PASSWORD })).data.token
    await enableSecondFactor(ana)
    expect((await call('GET /auth/me', { token: elsewhere })).status).toBe(401)
    expect((await call('GET /auth/me', { token: ana.token })).status).toBe(200)
    expect(await actionsOn(ana.id)).toContain('auth.second_factor_enabled')
    expect(await mailsTo(ana.email)).toContain('second_factor_on')
  })

  it('refuses wrong, damaged and recovery codes, and any code before the setup', async () => {
    const [ana, rui] = [await adult(), await adult()]
    expect((await enable(ana.token, '123456')).status).toBe(404)
    const { secret } = (await setUp(ana.token)).data
    const other = (await setUp(rui.token)).data.secret
    const right = await generateCode(secret)
    const wrong = [
      await generateWrongCode(secret),
      await generateCode(other),
      right.slice(1),
      `${right}0`,
      'abcde-fghjk-mnpqr',
    ]
    for (const code of wrong) {
      const refused = await enable(ana.token, code)
      expect([code, refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([code, 422, ['code']])
    }
    for (const code of ['', '  ', '1'.repeat(65)]) expect((await enable(ana.token, code)).status).toBe(422)
    expect((await enable(ana.token, ` ${right.slice(0, 3)}-${right.slice(3)}\u200b`)).status).toBe(200)
  })

  it('succeeds for only one of two simultaneous requests', async () => {
    const ana = await adult()
    const code = await generateCode((await setUp(ana.token)).data.secret)
    const both = await Promise.all([enable(ana.token, code), enable(ana.token, code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await db().recoveryCode.count({ where: { userId: ana.id } })).toBe(10)
    const again = await setUp(ana.token)
    expect([again.status, again.error.code]).toEqual([409, 'second_factor_active'])
  })
})

describe('disabling a second factor', () => {
  it('requires password and code, deletes the secret and recovery codes, and is audited and mailed', async () => {
    const ana = await adultWithSecondFactor()
    const code = await generateCode(ana.secret)
    const wrongPassword = await disable(ana.token, { password: 'wrong', code })
    expect(Object.keys(wrongPassword.error.fields ?? {})).toEqual(['password'])
    const wrongCode = await disable(ana.token, {
      password: PASSWORD,
      code: await generateWrongCode(ana.secret),
    })
    expect(Object.keys(wrongCode.error.fields ?? {})).toEqual(['code'])
    expect((await disable(ana.token, { password: PASSWORD, code })).status).toBe(200)
    expect(await db().secondFactor.count({ where: { userId: ana.id } })).toBe(0)
    expect(await db().recoveryCode.count({ where: { userId: ana.id } })).toBe(0)
    expect(await actionsOn(ana.id)).toContain('auth.second_factor_disabled')
    expect(await mailsTo(ana.email)).toContain('second_factor_off')
    expect((await signIn({ email: ana.email, password: PASSWORD })).status).toBe(200)
    expect((await disable(ana.token, { password: PASSWORD, code })).status).toBe(404)
  })

  it('accepts a recovery code instead of a code, even when the secret is unreadable', async () => {
    const ana = await adultWithSecondFactor()
    // After a change of AUTH_SECRET.
    await db().secondFactor.update({ where: { userId: ana.id }, data: { secret: 'unreadable' } })
    const refused = await disable(ana.token, { password: PASSWORD, code: await generateCode(ana.secret) })
    expect(refused.status).toBe(422)
    const code = ana.recoveryCodes[3]
    expect((await disable(ana.token, { password: PASSWORD, code })).status).toBe(200)
  })

  it('refuses a code that was used to sign in', async () => {
    const ana = await adultWithSecondFactor()
    const code = await generateCode(ana.secret)
    expect((await signIn({ email: ana.email, password: PASSWORD, code })).status).toBe(200)
    expect((await disable(ana.token, { password: PASSWORD, code })).status).toBe(422)
    nextStep()
    const fresh = await generateCode(ana.secret)
    expect((await disable(ana.token, { password: PASSWORD, code: fresh })).status).toBe(200)
  })
})

describe('the operator’s command', () => {
  it('disables the second factor of an account, and mails the owner', async () => {
    const ana = await adultWithSecondFactor()
    expect(await resetSecondFactor('nobody@example.com')).toBe('unknown')
    expect(await resetSecondFactor(ana.email)).toBe('reset')
    expect(await resetSecondFactor(ana.email)).toBe('off')
    expect(await actionsOn(ana.id)).toContain('auth.second_factor_reset')
    expect(await mailsTo(ana.email)).toContain('second_factor_off')
    expect((await signIn({ email: ana.email, password: PASSWORD })).status).toBe(200)
  })
})

it('removeSecondFactor deletes the second factor and clears it from the sessions of the account', async () => {
  const ana = await adultWithSecondFactor()
  expect(await transaction((tx) => removeSecondFactor(tx, ana.id))).toBe(true)
  expect(await transaction((tx) => removeSecondFactor(tx, ana.id))).toBe(false)
  const sessions = await db().session.findMany({ where: { userId: ana.id } })
  expect(sessions.map(({ secondFactorAt }) => secondFactorAt)).toEqual([null])
})

it('the second factor is deleted together with its account', async () => {
  const ana = await adultWithSecondFactor()
  const body = { password: PASSWORD }
  expect((await call(`DELETE /user/${ana.id}`, { token: ana.token, body })).status).toBe(200)
  expect(await db().secondFactor.count({ where: { userId: ana.id } })).toBe(0)
})
