import { addDays } from 'date-fns'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { readSettingsContract } from '@/lib/features/notifications/settings/contract'
import type {
  readSubscriptionContract,
  unsubscribeContract,
} from '@/lib/features/notifications/unsubscribe/contract'
import { createUnsubscribeUrls } from '@/lib/features/notifications/unsubscribe/service'
import { env } from '@/lib/platform/config/env'
import { transaction } from '@/lib/platform/db/transaction'
import { queueMail } from '@/lib/platform/mail/outbox'
import { signValue } from '@/lib/platform/session/signed-value'
import { call } from '../../support/api'
import { openMailbox } from '../../support/mailbox'
import { buildMember } from '../../support/members'
import type { Member } from '../../support/scene'

let mailbox: Awaited<ReturnType<typeof openMailbox>>

beforeAll(async () => {
  mailbox = await openMailbox()
  Object.assign(env(), { SMTP_URL: mailbox.url })
})
afterAll(() => mailbox.close())

const token = (who: Member) => createUnsubscribeUrls(who.id, 'reminder').oneClick.split('/').at(-1) ?? ''
const look = (link: string) => call<typeof readSubscriptionContract>(`GET /unsubscribe/${link}`)
const stop = (link: string) => call<typeof unsubscribeContract>(`POST /unsubscribe/${link}`)
const mails = async (who: Member) =>
  (await call<typeof readSettingsContract>(`GET /user/${who.id}/notifications`, { token: who.token })).data
    .mail
async function subscribe(): Promise<Member> {
  const who = await buildMember()
  const body = { reminderAt: '18:00', mail: ['reminder'] }
  await call(`PUT /user/${who.id}/notifications`, { token: who.token, body })
  return who
}

describe('the unsubscribe link', () => {
  it('changes nothing when opened, and turns off its kind of mail when submitted', async () => {
    const ana = await subscribe()
    expect(await look(token(ana))).toMatchObject({
      status: 200,
      data: { kind: 'reminder', isSubscribed: true },
    })
    expect(await mails(ana)).toContain('reminder')
    for (let time = 0; time < 2; time += 1)
      expect(await stop(token(ana))).toMatchObject({ status: 200, data: { isSubscribed: false } })
    expect(await mails(ana)).toEqual(['security'])
    expect((await look(token(ana))).data.isSubscribed).toBe(false)
  })

  it('is not found when it is forged, expired or for another kind of mail', async () => {
    const ana = await subscribe()
    const value = `${ana.id}:reminder`
    const links = [
      'x',
      `${token(ana)}x`,
      signValue('unsubscribe', value, addDays(new Date(), -1)),
      signValue('another purpose', value, addDays(new Date(), 1)),
      signValue('unsubscribe', `${ana.id}:security`, addDays(new Date(), 1)),
    ]
    for (const link of links)
      expect([(await look(link)).status, (await stop(link)).status]).toEqual([404, 404])
    expect(await mails(ana)).toContain('reminder')
  })

  it('is in the mail text and in the one-click unsubscribe headers', async () => {
    const ana = await subscribe()
    const urls = createUnsubscribeUrls(ana.id, 'reminder')
    const values = { name: 'Ana', task: 'Rainbow salad', link: 'http://localhost/challenge/current', ...urls }
    await transaction((tx) =>
      queueMail(tx, { to: ana.email, userId: ana.id, template: 'reminder', locale: 'en', values }),
    )
    await mailbox.mailed(ana.email)
    const mail = mailbox.last(ana.email)
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe')).toBe(`<${urls.oneClick}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail?.text).toContain(urls.unsubscribe)
    expect(mail?.html).toContain(urls.unsubscribe)
    expect(mail?.text).toContain('Rainbow salad')
  })
})
