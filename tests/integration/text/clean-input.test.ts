import { beforeAll, describe, expect, it } from 'vitest'
import type { listUsersContract } from '@/lib/features/admin/users/contract'
import type { registerContract } from '@/lib/features/auth/contract'
import type { listFamiliesContract } from '@/lib/features/community/contract'
import type { createFamilyContract } from '@/lib/features/families/contract'
import type { addCommentContract } from '@/lib/features/feed/comments/contract'
import { db } from '@/lib/platform/db/client'
import { renderMail } from '@/lib/platform/mail/templates'
import { hashPassword } from '@/lib/platform/session/password'
import { parseProviderPerson } from '@/lib/platform/session/provider'
import { buildAdmin } from '../../factories/admin'
import { buildFamily } from '../../factories/family'
import { signIn } from '../../factories/session'
import { buildUser } from '../../factories/user'
import { call, fetchRoute } from '../../support/api'
import { buildMember } from '../../support/members'
import { NOON, post } from '../../support/posts'
import { at, type Member } from '../../support/scene'
import { BLANKS, EMAILS, IMPERSONATIONS, KEPT } from '../../support/text-cases'

const PASSWORD = 'correct horse'

let ana: Member
let admin: { id: string; token: string }

beforeAll(async () => {
  ;[ana, admin] = [await buildMember(), await buildAdmin()]
})

describe('a name', () => {
  it.each(BLANKS)('is refused as blank: %j', async (blank) => {
    const token = await signIn(await buildUser())
    const answers = [
      await call('POST /auth/register', { body: { name: blank, email: 'b@t.example', password: PASSWORD } }),
      await call('POST /families/create', { token, body: { name: blank } }),
      await call(`PUT /families/${ana.familyId}/name`, { token: ana.token, body: { name: blank } }),
      await call(`POST /families/${ana.familyId}/kids`, {
        token: ana.token,
        body: { name: blank, birthDate: '2019-05-17' },
      }),
      await call(`PUT /user/${ana.id}`, { token: ana.token, body: { firstName: blank } }),
      await call('POST /admin/users', { token: admin.token, body: { name: blank, email: 'c@t.example' } }),
    ]
    expect(answers.map(({ status, error }) => [status, Object.keys(error.fields ?? {})])).toEqual([
      [422, ['name']],
      [422, ['name']],
      [422, ['name']],
      [422, ['name']],
      [422, ['firstName']],
      [422, ['name']],
    ])
    expect(answers[1]?.error.fields?.name).toEqual(
      (await call('POST /families/create', { token, body: { name: '' } })).error.fields?.name,
    )
  })

  it('is stored as it looks, without invisible characters', async () => {
    for (const name of IMPERSONATIONS) {
      const token = await signIn(await buildUser())
      const { data } = await call<typeof createFamilyContract>('POST /families/create', {
        token,
        body: { name },
      })
      expect(data.name).toBe('Família Souza')
    }
    const token = await signIn(await buildUser())
    const body = { name: 'Família \u202eazuoS' }
    const { data } = await call<typeof createFamilyContract>('POST /families/create', { token, body })
    expect(data.name).toBe('Família azuoS')
  })

  it('is measured by its visible characters only', async () => {
    const token = await signIn(await buildUser())
    const name = `${'\u200b'.repeat(200)}${'á'.repeat(80)}\u2069`
    expect((await call('POST /families/create', { token, body: { name } })).status).toBe(201)
    const long = { name: 'á'.repeat(81) }
    expect((await call(`PUT /families/${ana.familyId}/name`, { token: ana.token, body: long })).status).toBe(
      422,
    )
  })
})

describe('a comment', () => {
  it('keeps combining characters and is rejected without a visible character', async () => {
    at(NOON)
    const id = await post(ana)
    const say = (content: string) =>
      call<typeof addCommentContract>(`POST /feed/${id}/comments`, { token: ana.token, body: { content } })
    for (const text of Object.values(KEPT)) expect((await say(text)).data.content).toBe(text)
    for (const blank of BLANKS) expect((await say(`${blank}\n${blank}`)).status).toBe(422)
    expect((await say('a\u202eb\u2067c')).data.content).toBe('abc')
    const described = await post(ana, { description: BLANKS.join('\n') })
    const { completion } = await db().post.findUniqueOrThrow({
      where: { id: described },
      select: { completion: { select: { description: true } } },
    })
    expect(completion.description).toBe('')
  })

  it('is rejected within five seconds when it contains 300,000 combining marks', async () => {
    const content = `a${'\u0323\u0301'.repeat(150_000)}`
    const begun = performance.now()
    const answer = await call(`POST /feed/${ana.id}/comments`, { token: ana.token, body: { content } })
    expect(answer.status).toBe(422)
    expect(performance.now() - begun).toBeLessThan(5000)
  })
})

describe('an e-mail address', () => {
  it('identifies one account, whatever invisible characters it contains', async () => {
    const passwordHash = await hashPassword(PASSWORD)
    const { id } = await buildUser({ email: 'vo@t.example', passwordHash, emailVerifiedAt: new Date() })
    for (const email of EMAILS) {
      const attempt = await call('POST /auth/login', { body: { email, password: PASSWORD } })
      const register = await call<typeof registerContract>('POST /auth/register', {
        body: { name: 'Vo', email, password: PASSWORD },
      })
      expect([attempt.status, register.status, register.error.code]).toEqual([200, 409, 'email_taken'])
    }
    const [email = ''] = EMAILS
    expect((await call('POST /auth/forgot-password', { body: { email } })).status).toBe(200)
    expect(await db().outgoingMail.count({ where: { to: 'vo@t.example', template: 'reset_password' } })).toBe(
      1,
    )
    const users = await call('POST /admin/users', { token: admin.token, body: { name: 'Vo', email } })
    expect([users.status, users.error.code]).toEqual([409, 'email_taken'])
    await call(`POST /families/${ana.familyId}/adults`, { token: ana.token, body: { email: EMAILS[3] } })
    expect(await db().invitation.count({ where: { email: 'vo@t.example' } })).toBe(
      await db().invitation.count({ where: { familyId: ana.familyId } }),
    )
    expect(await db().user.count({ where: { id, email: 'vo@t.example' } })).toBe(1)
  })

  it('from an identity provider is cleaned in the same way', () => {
    const claims = { sub: '1', email: '\u200eVO@t.example\u200b', email_verified: true }
    expect(parseProviderPerson(claims)?.email).toBe('vo@t.example')
  })
})

describe('a search', () => {
  it('finds a family through invisible characters', async () => {
    await buildFamily({ name: 'Família Ipê' })
    const search = encodeURIComponent('I\u200bp\u00ea\u202c')
    const { data } = await call<typeof listFamiliesContract>(`GET /community/families?search=${search}`, {
      token: ana.token,
    })
    expect(data.map(({ name }) => name)).toEqual(['Família Ipê'])
    const users = await call<typeof listUsersContract>(`GET /admin/users?search=${search}`, {
      token: admin.token,
    })
    expect(users.data.map(({ family }) => family)).toEqual(['Família Ipê'])
  })
})

describe('a name that was stored before', () => {
  const stored = 'Bia\u202e \u200bLima'

  it('is exported without invisible characters', async () => {
    await buildUser({ firstName: `\u200b=${stored}`, familyName: 'Altmann', email: 'bia@old.example' })
    const answer = await fetchRoute('GET /admin/users/export?search=altmann', { token: admin.token })
    const line = (await answer.text()).split('\r\n')[1]
    expect(line).toMatch(/^'=Bia Lima Altmann,/)
  })

  it('is shown in mails without invisible characters', () => {
    const { subject, text } = renderMail('adult_joined', 'en', {
      name: stored,
      adult: stored,
      family: stored,
    })
    expect(`${subject}${text}`).not.toMatch(/[\u202e\u200b]/)
    expect(text).toContain('Bia Lima')
  })
})
