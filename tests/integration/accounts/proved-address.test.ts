import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { readSelfContract, signInContract } from '@/lib/features/auth/contract'
import { changeEmail } from '@/lib/features/auth/credentials/service'
import type { readFamilyContract } from '@/lib/features/families/contract'
import type { addDeviceContract, pairDeviceContract } from '@/lib/features/families/devices/contract'
import { joinFamily } from '@/lib/features/families/joining/service'
import type { decidePendingFamilyContract } from '@/lib/features/families/pending/contract'
import { createFamily } from '@/lib/features/families/service'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import type { AppError } from '@/lib/platform/errors/app-error'
import { hashPassword } from '@/lib/platform/session/password'
import { buildActor } from '../../factories/session'
import { call } from '../../support/api'
import { untilWaiting } from '../../support/blocked'
import { openMailbox } from '../../support/mailbox'
import { adult, type Member, member } from '../../support/scene'

let mailbox: Awaited<ReturnType<typeof openMailbox>>
const ATTACKERS = 'correct horse'
const OWNERS = 'battery staple'

beforeAll(async () => {
  mailbox = await openMailbox()
  Object.assign(env(), { SMTP_URL: mailbox.url })
})
afterAll(() => mailbox.close())

const post = (address: string, body: object, token?: string) => call(`POST ${address}`, { body, token })
const signIn = (email: string, password: string) =>
  call<typeof signInContract>('POST /auth/login', { body: { email, password } })
const me = (token: string) => call<typeof readSelfContract>('GET /auth/me', { token })
const decide = (token: string, keep: unknown) =>
  call<typeof decidePendingFamilyContract>('POST /auth/pending-family', { token, body: { keep } })

async function takeOver(email: string): Promise<string> {
  await post('/auth/forgot-password', { email })
  const token = await mailbox.mailed(email)
  expect((await post('/auth/reset-password', { token, password: OWNERS })).status).toBe(200)
  return (await signIn(email, OWNERS)).data.token
}

/** An attacker registered another person's address, in an accomplice's family. */
async function squattedAccount(): Promise<{ attacker: Member; accomplice: { id: string; token: string } }> {
  const attacker = await member()
  const accomplice = await adult()
  await post('/families/join', { uniqueCode: attacker.joinCode }, accomplice.token)
  return { attacker, accomplice }
}

describe('a password reset of an unverified account', () => {
  it('ends the password, the sessions and every pending link of the earlier holder', async () => {
    const { attacker } = await squattedAccount()
    const { email, token } = attacker
    await call('PUT /auth/email', { token, body: { email: 'attacker@example.com', password: ATTACKERS } })
    const change = await mailbox.mailed('attacker@example.com')
    const owner = await takeOver(email)
    expect((await me(token)).status).toBe(401)
    expect((await signIn(email, ATTACKERS)).status).toBe(401)
    expect((await post('/auth/verify-email', { token: change }, owner)).error.code).toBe(
      'reset_token_invalid',
    )
    expect((await me(owner)).data.email).toBe(email)
    expect(await db().accountToken.count({ where: { userId: attacker.id, usedAt: null } })).toBe(0)
  })

  it("disconnects the children's screens of the family, and voids unused pairing codes", async () => {
    const { attacker } = await squattedAccount()
    const makeCode = async () => {
      const path = `POST /families/${attacker.familyId}/devices`
      return (await call<typeof addDeviceContract>(path, { token: attacker.token, body: { name: 'Tablet' } }))
        .data.code
    }
    const pair = (code: string) => call<typeof pairDeviceContract>('POST /devices/pair', { body: { code } })
    const { token } = (await pair(await makeCode())).data
    const unused = await makeCode()
    const owner = await takeOver(attacker.email)
    const week = () => call('GET /device/week', { token })
    expect([(await week()).status, (await pair(unused)).status]).toEqual([401, 404])
    await decide(owner, true)
    expect((await week()).status).toBe(401)
  })

  it('leaves the family pending, so that its members and the owner cannot read each other', async () => {
    const { attacker, accomplice } = await squattedAccount()
    const { familyId } = attacker
    await db().user.update({
      where: { id: attacker.id },
      data: { feedPrivacy: 'public', showChildPhotos: true },
    })
    const owner = await takeOver(attacker.email)
    const { data } = await me(owner)
    const { firstName, familyName } = await db().user.findUniqueOrThrow({ where: { id: accomplice.id } })
    expect(data).toMatchObject({
      familyId: null,
      hasFamily: false,
      feedPrivacy: 'private',
      showChildPhotos: false,
    })
    expect(data.pendingFamily).toEqual({
      id: familyId,
      name: expect.any(String),
      adults: [`${firstName} ${familyName}`],
    })
    expect((await call(`GET /families/${familyId}`, { token: owner })).status).toBe(404)
    expect((await post(`/families/${familyId}/kids`, {}, owner)).status).toBe(403)
    expect((await call(`GET /user/${attacker.id}`, { token: accomplice.token })).data).not.toHaveProperty(
      'email',
    )
  })

  it('requires a decision on the pending family before the owner creates or joins another', async () => {
    const { attacker } = await squattedAccount()
    const owner = await takeOver(attacker.email)
    const other = await member()
    expect((await post('/families/create', { name: 'Mine' }, owner)).error.code).toBe('already_in_family')
    const joined = await post('/families/join', { uniqueCode: other.joinCode }, owner)
    expect(joined.error.code).toBe('already_in_family')
    expect((await decide(owner, 'yes')).error.fields).toHaveProperty('keep')
    expect((await decide(owner, false)).data).toMatchObject({ hasFamily: false, pendingFamily: null })
    expect((await post('/families/create', { name: 'Mine' }, owner)).status).toBe(201)
  })

  it('gives the family a new join code, once, when the owner keeps it', async () => {
    const { attacker } = await squattedAccount()
    const owner = await takeOver(attacker.email)
    const both = await Promise.all([decide(owner, true), decide(owner, true)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    const { token } = (await signIn(attacker.email, OWNERS)).data
    const family = await call<typeof readFamilyContract>(`GET /families/${attacker.familyId}`, { token })
    expect(family.data).not.toMatchObject({ uniqueCode: attacker.joinCode })
    const late = await adult()
    expect((await post('/families/join', { uniqueCode: attacker.joinCode }, late.token)).status).toBe(404)
  })

  it('erases the pending family when the owner leaves it without another adult', async () => {
    const attacker = await member()
    const owner = await takeOver(attacker.email)
    expect((await me(owner)).data.pendingFamily?.adults).toEqual([])
    expect((await decide(owner, false)).status).toBe(200)
    expect(await db().family.count({ where: { id: attacker.familyId } })).toBe(0)
    expect((await decide(owner, false)).status).toBe(404)
  })

  it('leaves a pending family that is erased together with the account', async () => {
    const attacker = await member()
    const owner = await takeOver(attacker.email)
    const erased = await call(`DELETE /user/${attacker.id}`, { token: owner, body: { password: OWNERS } })
    expect(erased.status).toBe(200)
    expect(await db().family.count({ where: { id: attacker.familyId } })).toBe(0)
  })

  it('withdraws the invitations that the earlier holder sent', async () => {
    const attacker = await member()
    await post(`/families/${attacker.familyId}/adults`, { email: 'accomplice@example.com' }, attacker.token)
    await takeOver(attacker.email)
    expect(await db().invitation.count({ where: { familyId: attacker.familyId } })).toBe(0)
  })
})

describe('a password reset of a verified account', () => {
  it('keeps the family and the settings', async () => {
    const owner = await member()
    await post('/auth/verify-email', { token: await mailbox.mailed(owner.email) }, owner.token)
    await call(`PUT /user/${owner.id}/privacy`, { token: owner.token, body: { feedPrivacy: 'public' } })
    const { data } = await me(await takeOver(owner.email))
    expect(data).toMatchObject({ familyId: owner.familyId, pendingFamily: null, feedPrivacy: 'public' })
  })

  it('looks the link up before it hashes a password', async () => {
    await hashPassword(OWNERS)
    const measured = process.cpuUsage()
    await hashPassword(OWNERS)
    const oneHash = process.cpuUsage(measured)
    const tries = Array.from({ length: 20 }, (_, n) =>
      post('/auth/reset-password', { token: `made-up-${n}`, password: OWNERS }),
    )
    const before = process.cpuUsage()
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(20).fill(422))
    const { user, system } = process.cpuUsage(before)
    // Twenty hashes would take twenty times as long.
    expect(user + system).toBeLessThan(10 * (oneHash.user + oneHash.system))
  })
})

describe('a verification link', () => {
  it('is rejected without a session or from another account, and remains valid', async () => {
    const owner = await adult()
    const other = await adult()
    const token = await mailbox.mailed(owner.email)
    expect((await post('/auth/verify-email', { token })).status).toBe(401)
    expect((await post('/auth/verify-email', { token }, other.token)).status).toBe(404)
    expect((await post('/auth/verify-email', { token }, owner.token)).status).toBe(200)
  })

  it('ends other sessions and other pending links, and keeps the session that followed it', async () => {
    const owner = await member()
    const token = await mailbox.mailed(owner.email)
    const elsewhere = (await signIn(owner.email, ATTACKERS)).data.token
    await call('PUT /auth/email', { token: elsewhere, body: { email: 'x@example.com', password: ATTACKERS } })
    const change = await mailbox.mailed('x@example.com')
    expect((await post('/auth/verify-email', { token }, owner.token)).status).toBe(200)
    expect([(await me(elsewhere)).status, (await me(owner.token)).status]).toEqual([401, 200])
    expect((await me(owner.token)).data.familyId).toBe(owner.familyId)
    expect((await post('/auth/verify-email', { token: change }, owner.token)).error.code).toBe(
      'reset_token_invalid',
    )
    expect((await signIn(owner.email, ATTACKERS)).status).toBe(200)
  })
})

describe('a request that an earlier holder began before the owner took over', () => {
  it('does not add the account to a family', async () => {
    const attacker = await adult()
    const family = await member()
    const admitted = await buildActor(attacker)
    const owner = await takeOver(attacker.email)
    await expect(createFamily(admitted, { name: 'Trap' })).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(joinFamily(admitted, family.joinCode)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect((await me(owner)).data).toMatchObject({ familyId: null, pendingFamily: null })
  })

  it('changes neither the address nor the password', async () => {
    const attacker = await adult()
    const earlierActor = await buildActor(attacker)
    const late = { email: 'late@example.com', password: ATTACKERS }
    const passwordHash = await hashPassword(OWNERS)
    let change: Promise<unknown> | undefined
    await db().$transaction(async (tx) => {
      await tx.user.update({ where: { id: attacker.id }, data: { passwordHash } })
      change = changeEmail(earlierActor, late).catch((error: AppError) => error.code)
      await untilWaiting()
    })
    expect(await change).toBe('changed_meanwhile')
    expect(await db().accountToken.count({ where: { kind: 'change_email', userId: attacker.id } })).toBe(0)
    const { data } = await me(await takeOver(attacker.email))
    expect(data.email).toBe(attacker.email)
  })
})
