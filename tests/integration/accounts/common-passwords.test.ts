import { describe, expect, it } from 'vitest'
import type { registerContract, signInContract } from '@/lib/features/auth/contract'
import { db } from '@/lib/platform/db/client'
import { hashPassword } from '@/lib/platform/session/password'
import { signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call } from '../../support/api'

const OLD = 'correct horse'

let count = 0
const register = (password: string, facts: { name?: string; email?: string } = {}) => {
  const body = { name: 'Marina da Silva', email: `marina.silva${++count}@example.com`, ...facts, password }
  return call<typeof registerContract>('POST /auth/register', { body })
}

async function changePassword(newPassword: string) {
  const person = { firstName: 'Zuleica', familyName: 'Pará', email: `zuzu-${++count}@example.com` }
  const user = await buildUser({ ...person, passwordHash: await hashPassword(OLD) })
  const body = { password: OLD, newPassword }
  return call('PUT /auth/password', { token: await signIn(user), body })
}

/** The first that anyone tries, in different spellings. */
const COMMON = [
  'password1',
  'P@ssw0rd1',
  'PASSWORD123!',
  '12345678',
  'qwertyuiop',
  'aaaaaaaa',
  'abcdefgh',
  '01011990',
  'senha123',
  'Mamãe123',
  'brasil123',
  'flamengo',
  'brota123',
  'passwordpasswordpassword',
  ' password1 ',
  'ｐａｓｓｗｏｒｄ１',
]

describe('a common password', () => {
  it.each(COMMON)('is refused at registration: %s', async (password) => {
    const answer = await register(password)
    expect([answer.status, answer.error.code]).toEqual([422, 'password_too_common'])
    expect(Object.keys(answer.error.fields ?? {})).toEqual(['password'])
    expect(await db().user.count({ where: { email: `marina.silva${count}@example.com` } })).toBe(0)
  })

  it('is refused as a new password, with the error at the newPassword field', async () => {
    const answer = await changePassword('qwertyuiop')
    expect([answer.status, answer.error.code]).toEqual([422, 'password_too_common'])
    expect(Object.keys(answer.error.fields ?? {})).toEqual(['newPassword'])
  })

  it('still signs in a user who already has it', async () => {
    const { email } = await buildUser({ passwordHash: await hashPassword('password1') })
    const answer = await call<typeof signInContract>('POST /auth/login', {
      body: { email, password: 'password1' },
    })
    expect(answer.status).toBe(200)
  })

  it('is refused with a message in the language of the request', async () => {
    const body = { name: 'Ana', email: 'ana.pt@example.com', password: 'senha123' }
    const answer = await call('POST /auth/register', { body, headers: { 'accept-language': 'pt' } })
    expect(answer.error.fields?.password?.[0]).toContain('frase curta')
  })
})

describe("the user's own name or e-mail address as a password", () => {
  const facts = { name: 'Joaquim José Xavantes', email: 'quincas.xv@example.com' }

  it.each([
    'joaquimjosexavantes',
    'Joaquim José Xavantes',
    'XAVANTES',
    'Xavantes2024!',
    '**xavantes**',
    'quincas.xv',
    'Quincas_XV99',
    'quincas.xv@example.com',
    'QUINCAS.XV@EXAMPLE.COM',
  ])('is refused at registration: %s', async (password) => {
    const answer = await register(password, facts)
    expect([answer.status, answer.error.code]).toEqual([422, 'password_too_common'])
  })

  it.each(['zuleica1', 'Zuleica Pará', 'zuzu-000'])(
    'is refused when the password is changed: %s',
    async (password) => {
      expect((await changePassword(password)).error.code).toBe('password_too_common')
    },
  )
})

describe('an ordinary password', () => {
  it.each([
    'a short sentence',
    'correct horse',
    'batata frita',
    'eu gosto de bolo',
    'Marina gosta de bolo',
    'tartaruga azul',
    'Xk3!vQ9z',
    'brota-demo',
    '我喜欢吃苹果和香蕉',
    'a lua cheia no quintal da casa amarela',
  ])('is accepted: %s', async (password) => {
    expect((await register(password)).status).toBe(201)
  })

  it('may be the name of another person', async () => {
    expect((await register('joaquim xavantes')).status).toBe(201)
  })

  it('is checked within two seconds at the maximum length of 128 characters', async () => {
    await register('a short sentence')
    const started = performance.now()
    expect((await register('@4$0!1p4ssw0rd1@qwerty'.repeat(6).slice(0, 128))).status).toBe(201)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
