import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { addMinutes, addSeconds } from 'date-fns'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { sendMails } from '@/lib/platform/mail/delivery'
import { queueMail } from '@/lib/platform/mail/outbox'
import { openMailbox } from '../../support/mailbox'

let mailbox: Awaited<ReturnType<typeof openMailbox>>

beforeAll(async () => {
  mailbox = await openMailbox()
})
afterAll(() => mailbox.close())
beforeEach(async () => {
  await db().outgoingMail.deleteMany()
  mailbox.mails.length = 0
  mailbox.state.refuse = false
  Object.assign(env(), { SMTP_URL: mailbox.url })
})

const mail = (to: string, locale: 'en' | 'pt-BR' = 'en') => ({
  to,
  userId: null,
  template: 'invitation' as const,
  locale,
  values: { inviter: 'Ana <b>', family: 'Família Souza', link: 'http://localhost:3000/u/abc' },
})

describe('a queued mail', () => {
  it('is sent as text and HTML in the language of the recipient, and its link is then deleted', async () => {
    await transaction((tx) => queueMail(tx, mail('rui@example.com', 'pt-BR')))
    expect(await sendMails(new Date())).toBe(1)
    const sent = mailbox.last('rui@example.com')
    expect(sent?.subject).toBe('Ana <b> convidou você para Família Souza')
    expect(sent?.text).toContain('http://localhost:3000/u/abc')
    expect(sent?.html).toContain('href="http://localhost:3000/u/abc"')
    expect(sent?.html).toContain('Ana &#60;b&#62;')
    expect(sent?.messageId).toMatch(/^<[\w-]+@brota\.example>$/)
    expect(sent?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    const row = await db().outgoingMail.findFirstOrThrow()
    expect(row).toMatchObject({ values: {}, attempts: 1 })
    expect(row.sentAt).not.toBeNull()
    expect(await sendMails(new Date())).toBe(0)
  })

  it('is not stored when its transaction fails', async () => {
    const failing = transaction(async (tx) => {
      await queueMail(tx, mail('rui@example.com'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await db().outgoingMail.count()).toBe(0)
  })

  it('is retried with increasing delays when the mail server refuses it', async () => {
    await transaction((tx) => queueMail(tx, mail('rui@example.com')))
    mailbox.state.refuse = true
    const now = addSeconds(new Date(), 1)
    expect(await sendMails(now)).toBe(0)
    expect(await sendMails(addSeconds(now, 29))).toBe(0)
    expect(await db().outgoingMail.findFirst()).toMatchObject({ attempts: 1, sentAt: null })
    expect(await sendMails(addSeconds(now, 31))).toBe(0)
    mailbox.state.refuse = false
    expect(await sendMails(addSeconds(now, 61))).toBe(0)
    expect(await sendMails(addMinutes(now, 3))).toBe(1)
  })

  it('is sent once by concurrent senders', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `adult${index}@example.com`)
    await transaction(async (tx) => {
      for (const name of names) await queueMail(tx, mail(name))
    })
    const soon = addSeconds(new Date(), 1)
    const counts = await Promise.all([sendMails(soon), sendMails(soon), sendMails(soon)])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12)
    expect(new Set(mailbox.mails.map(({ to }) => to?.[0]?.address)).size).toBe(12)
    expect(mailbox.mails).toHaveLength(12)
  })

  it('is stored as a file when no mail server is configured', async () => {
    Object.assign(env(), { SMTP_URL: undefined })
    await transaction((tx) => queueMail(tx, mail('rui@example.com')))
    expect(await sendMails(addSeconds(new Date(), 1))).toBe(1)
    const folder = path.resolve(env().BROTA_DATA_DIR, 'mail')
    const [file = ''] = readdirSync(folder)
    expect(file).toMatch(/\.eml$/)
    const kept = readFileSync(path.join(folder, file), 'utf8')
    expect(kept).toMatch(/^To: rui@example.com$/m)
    expect(kept).toContain('\nhttp://localhost:3000/u/abc\n')
  })
})
