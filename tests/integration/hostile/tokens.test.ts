import { createHmac, hkdfSync } from 'node:crypto'
import { EncryptJWT } from 'jose'
import { decode, encode } from 'next-auth/jwt'
import { beforeAll, describe, expect, it } from 'vitest'
import type { registerContract } from '@/lib/features/auth/contract'
import type { readInvitationContract } from '@/lib/features/auth/invitations/contract'
import { JOIN_CODE } from '@/lib/features/families/rules'
import { authSecret } from '@/lib/platform/config/secret'
import { addDays } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { createSecret, hashSecret, signValue } from '@/lib/platform/session/signed-value'
import { decodeClaims } from '@/lib/platform/session/token'
import { call } from '../../support/api'
import { adult, type Member, member } from '../../support/scene'

let ana: Member
let claims: Record<string, unknown>

beforeAll(async () => {
  ana = await member()
  claims = { ...(await decodeClaims(ana.token)) }
})

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function signed(header: object, payload: object, key: string): string {
  const content = `${base64(header)}.${base64(payload)}`
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`
}

const later = () => Math.floor(Date.now() / 1000) + 3600

const FORGED: [string, () => Promise<string> | string][] = [
  [
    'signed by nobody',
    () => `${base64({ alg: 'none', typ: 'JWT' })}.${base64({ ...claims, exp: later() })}.`,
  ],
  ['encrypted by nobody', () => `${base64({ alg: 'none', enc: 'none' })}..x.${base64(claims)}.x`],
  ['signed with our secret', () => signed({ alg: 'HS256' }, { ...claims, exp: later() }, authSecret())],
  [
    'signed with the key that encrypts',
    () => {
      const key = hkdfSync('sha256', authSecret(), '', 'NextAuth.js Generated Encryption Key', 32)
      return signed({ alg: 'HS256' }, { ...claims, exp: later() }, Buffer.from(key).toString('latin1'))
    },
  ],
  ['encrypted with another key', () => encode({ token: claims, secret: 'x'.repeat(44) })],
  ['over', () => encode({ token: claims, secret: authSecret(), maxAge: -60 })],
  [
    'encrypted in another way',
    () => {
      const key = hkdfSync('sha256', authSecret(), '', 'NextAuth.js Generated Encryption Key', 32)
      const token = new EncryptJWT(claims).setProtectedHeader({ alg: 'dir', enc: 'A128CBC-HS256' })
      return token.setExpirationTime(later()).encrypt(new Uint8Array(key))
    },
  ],
  [
    'encrypted with a key in its header',
    () => {
      const key = hkdfSync('sha256', authSecret(), '', 'NextAuth.js Generated Encryption Key', 32)
      const token = new EncryptJWT(claims).setProtectedHeader({ alg: 'A256KW', enc: 'A256GCM' })
      return token.setExpirationTime(later()).encrypt(new Uint8Array(key))
    },
  ],
  ['without a session', () => encode({ token: { sub: ana.id }, secret: authSecret() })],
  [
    'of another person’s session',
    async () => {
      const sub = (await adult()).id
      return encode({ token: { ...claims, sub }, secret: authSecret() })
    },
  ],
  ['for a form', () => encode({ token: claims, secret: authSecret(), salt: 'next-auth.csrf-token' })],
  ['a seal', () => signValue('invitation', String(claims.sid), new Date(Date.now() + 60_000))],
  ['a bare id', () => String(claims.sid)],
  ['with one letter changed', () => `${ana.token.slice(0, -8)}AAAA${ana.token.slice(-4)}`],
  ['very long', () => 'e'.repeat(12_000)],
]

describe('a session token', () => {
  it.each(FORGED)('is rejected: %s', async (_, forge) => {
    const token = await forge()
    expect((await call('GET /auth/me', { token })).status).toBe(401)
    const headers = { cookie: `next-auth.session-token=${token}` }
    expect((await call('GET /auth/me', { headers })).status).toBe(401)
  })

  it('has the same format as a token created by next-auth', async () => {
    const of = async (token: string) => {
      const { iat = 0, exp = 0, jti, ...said } = (await decode({ token, secret: authSecret() })) ?? {}
      return { said, seconds: Number(exp) - Number(iat), isNamed: /^[0-9a-f-]{36}$/.test(String(jti)) }
    }
    const theirs = await encode({ token: claims, secret: authSecret(), maxAge: 7 * 24 * 3600 })
    expect(await of(ana.token)).toEqual(await of(theirs))
    expect(ana.token.split('.')[0]).toBe(theirs.split('.')[0])
  })

  it('gives only the actual rights of the account even if its claims are false', async () => {
    const token = await encode({ token: { ...claims, admin: true, familyId: null }, secret: authSecret() })
    expect((await call('GET /admin/users', { token })).status).toBe(403)
    const { data } = await call<typeof registerContract>('GET /auth/me', { token })
    expect(data).toMatchObject({ familyId: ana.familyId, isAdmin: false })
  })
})

describe('the token of a mailed link', () => {
  const invitation = async (email: string) => {
    const data = {
      email,
      familyId: ana.familyId,
      invitedById: ana.id,
      expiresAt: new Date(Date.now() + 3_600_000),
    }
    const { id } = await db().invitation.create({ data })
    return id
  }

  it('is accepted only for its own purpose and not for other links', async () => {
    const uuid = await invitation('purpose@example.com')
    const { token } = (await call<typeof readInvitationContract>(`GET /user/uuid/${uuid}`)).data
    const password = 'a short sentence'
    for (const other of [token, uuid, ana.token]) {
      const reset = await call('POST /auth/reset-password', { body: { token: other, password } })
      expect([reset.status, reset.error.code]).toEqual([422, 'reset_token_invalid'])
      const verify = await call('POST /auth/verify-email', { token: ana.token, body: { token: other } })
      expect(verify.status).toBe(422)
      if (other !== uuid)
        expect((await call('GET /auth/me', { token: other })).status).toBe(other === ana.token ? 200 : 401)
    }
    const register = (sealed: string) =>
      call('POST /auth/register', {
        body: { name: 'A B', email: 'purpose@example.com', password, uuid: sealed },
      })
    const soon = new Date(Date.now() + 3_600_000)
    const wrong = [
      signValue('csrf', uuid, soon),
      signValue('invitation', uuid, new Date(0)),
      `${uuid}.${soon.getTime()}.`,
      ana.token,
    ]
    for (const sealed of wrong) expect((await register(sealed)).status).toBe(422)
    expect((await register(token)).status).toBe(201)
  })

  it('for password reset is rejected for email verification, and the other way round', async () => {
    const { id, email, token } = await adult()
    const of = async (kind: 'reset_password' | 'verify_email') => {
      const secret = createSecret()
      const expiresAt = new Date(Date.now() + 3_600_000)
      await db().accountToken.create({
        data: { userId: id, kind, tokenHash: hashSecret(secret), email, expiresAt },
      })
      return secret
    }
    const body = { token: await of('verify_email'), password: 'a short sentence' }
    expect((await call('POST /auth/reset-password', { body })).status).toBe(422)
    const verify = { token, body: { token: await of('reset_password') } }
    expect((await call('POST /auth/verify-email', verify)).status).toBe(422)
  })

  it('has 128 random bits in mails and 122 in invitations, and is unique', async () => {
    const secrets = new Set(Array.from({ length: 1000 }, createSecret))
    expect(secrets.size).toBe(1000)
    for (const secret of secrets) expect(secret).toMatch(/^[\da-f]{32}$/)
    // Version 4: nothing of it is a time or a count.
    for (const email of ['one@example.com', 'two@example.com'])
      expect(await invitation(email)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
    const bits = JOIN_CODE.length * Math.log2(new Set(JOIN_CODE.alphabet).size)
    // With 20 wrong codes an hour for each of a thousand accounts, a million families take years.
    expect(bits).toBeGreaterThan(38)
  })

  it('is not found after it has expired', async () => {
    const uuid = await invitation('late@example.com')
    await db().invitation.update({
      where: { id: uuid },
      data: { expiresAt: new Date(`${addDays('2026-01-01', 0)}T00:00:00Z`) },
    })
    expect((await call(`GET /user/uuid/${uuid}`)).status).toBe(404)
  })
})
