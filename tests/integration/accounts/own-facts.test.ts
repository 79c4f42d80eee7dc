import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSignInMethods } from '@/lib/features/auth/credentials/service'
import { readConsents } from '@/lib/features/auth/service'
import { db } from '@/lib/platform/db/client'
import { buildActor } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call } from '../../support/api'
import { adult, at } from '../../support/scene'

afterEach(() => vi.useRealTimers())

const changeEmail = (token: string, email: string) =>
  call('PUT /auth/email', { token, body: { email, password: 'correct horse' } })

describe("the list of a user's sign-in methods", () => {
  it('contains the last requested new address until its confirmation link expires', async () => {
    const ana = await adult()
    const read = async () => readSignInMethods(await buildActor(ana))
    const before = { email: ana.email, emailVerified: false, hasPassword: true, providers: [] }
    expect(await read()).toEqual({ ...before, newEmail: null })
    await changeEmail(ana.token, 'first@example.com')
    await changeEmail(ana.token, 'second@example.com')
    expect(await read()).toEqual({ ...before, newEmail: 'second@example.com' })
    at(new Date(Date.now() + 2 * 3_600_000).toISOString())
    expect((await read()).newEmail).toBeNull()
  })

  it('contains each provider once, and no password for a user of providers only', async () => {
    const { id } = await buildUser({ emailVerifiedAt: new Date() })
    const identities = ['google', 'apple', 'google'].map((provider, n) => ({
      provider,
      subject: `${id}-${n}`,
      userId: id,
    }))
    await db().identity.createMany({ data: identities })
    expect(await readSignInMethods(await buildActor({ id }))).toMatchObject({
      emailVerified: true,
      hasPassword: false,
      providers: ['apple', 'google'],
    })
  })
})

describe("the list of a user's consents", () => {
  it('contains version, time, language and channel, newest first, of this user only', async () => {
    const [ana] = [await adult(), await adult()]
    const later = { userId: ana.id, textVersion: '2027-01', language: 'pt-BR', channel: 'google' }
    await db().consent.create({ data: { ...later, acceptedAt: new Date('2027-01-02T03:04:05Z') } })
    expect(await readConsents(await buildActor(ana))).toMatchObject([
      { textVersion: '2027-01', channel: 'google', acceptedAt: new Date('2027-01-02T03:04:05Z') },
      { textVersion: '2026-11', language: 'en', channel: 'register' },
    ])
  })
})
