import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { sendTestMailContract } from '@/lib/features/installation/mail-test/contract'
import { sendTestMail } from '@/lib/features/installation/mail-test/service'
import { env } from '@/lib/platform/config/env'
import { buildAdmin } from '../../factories/admin'
import { call } from '../../support/api'
import { openMailbox } from '../../support/mailbox'

let mailbox: Awaited<ReturnType<typeof openMailbox>>

beforeAll(async () => {
  mailbox = await openMailbox()
})
afterAll(() => mailbox.close())
beforeEach(() => {
  mailbox.state.refuse = false
  Object.assign(env(), { SMTP_URL: mailbox.url, OPERATOR_NAME: undefined, OPERATOR_CONTACT: undefined })
})

const test = (token: string) => call<typeof sendTestMailContract>('POST /admin/mail/test', { token })

it('a test mail is sent at once and returns the response line of the mail server', async () => {
  const result = await sendTestMail('ops@example.com', 'pt-BR')
  expect(result).toEqual({
    outcome: 'accepted',
    to: 'ops@example.com',
    detail: expect.stringMatching(/^250 /),
  })
  expect(mailbox.last('ops@example.com')?.subject).toBe('E-mail de teste do Brota')
})

it('a test mail that fails returns the cause without the password of the mail server', async () => {
  mailbox.state.refuse = true
  expect(await sendTestMail('ops@example.com')).toMatchObject({
    outcome: 'failed',
    detail: expect.stringContaining('not now'),
  })
  Object.assign(env(), { SMTP_URL: 'smtp://user:hush@127.0.0.1:1' })
  const { outcome, detail } = await sendTestMail('ops@example.com')
  expect(outcome).toBe('failed')
  expect(detail).toContain('ECONNREFUSED')
  expect(detail).not.toContain('hush')
})

it('a test mail without a mail server returns the path of the stored file', async () => {
  Object.assign(env(), { SMTP_URL: undefined })
  const { outcome, detail } = await sendTestMail('ops@example.com')
  expect(outcome).toBe('kept')
  expect(readFileSync(detail, 'utf8')).toContain('To: ops@example.com')
})

it('an administrator sends a test mail to their own address and sees only a relative file path', async () => {
  const { email, token } = await buildAdmin()
  expect((await test(token)).data).toMatchObject({ outcome: 'accepted', to: email })
  Object.assign(env(), { SMTP_URL: undefined })
  const { data } = await test(token)
  const [newest] = readdirSync(path.resolve(env().BROTA_DATA_DIR, 'mail')).sort().reverse()
  expect(data).toEqual({ outcome: 'kept', to: email, detail: `mail/${newest}` })
})

it('a mail ends with the operator and contact in both text and HTML', async () => {
  Object.assign(env(), { OPERATOR_NAME: 'Escola <Sol>', OPERATOR_CONTACT: 'oi@sol.example' })
  await sendTestMail('ops@example.com')
  const { text, html } = mailbox.last('ops@example.com') ?? {}
  expect(text).toContain('This Brota is run by Escola <Sol>.\nQuestions? oi@sol.example')
  expect(html).toContain('This Brota is run by Escola &#60;Sol&#62;.')
  expect(html).toContain('<a href="mailto:oi@sol.example"')
  Object.assign(env(), { OPERATOR_NAME: undefined, OPERATOR_CONTACT: 'https://sol.example/brota' })
  await sendTestMail('ops@example.com')
  expect(mailbox.last('ops@example.com')?.text).toContain('Questions? https://sol.example/brota')
  expect(mailbox.last('ops@example.com')?.text).not.toContain('run by')
})

it('a mail has the default footer when no operator is configured', async () => {
  await sendTestMail('ops@example.com')
  const { text = '' } = mailbox.last('ops@example.com') ?? {}
  expect(text.trimEnd()).toMatch(/Please don't reply to this e-mail\.$/)
})
