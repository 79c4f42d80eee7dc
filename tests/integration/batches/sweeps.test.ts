import { subDays } from 'date-fns'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refreshFigures } from '@/lib/features/analytics/days/service'
import { sweepExpired } from '@/lib/features/auth/retention/service'
import { sweepUnusedMaterials } from '@/lib/features/materials/uploads/service'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { sendMails } from '@/lib/platform/mail/delivery'
import { emptied, execute } from '../../bench/batches/batch'
import { id } from '../../bench/batches/world'
import { captureQueries, explainQueries } from '../../support/sent-queries'

beforeEach(emptied)
afterEach(() => Object.assign(env(), { SMTP_URL: undefined }))

const times = (count: number) => `from generate_series(1, ${count}) n`

it('unused PDFs are deleted in batches, including those of deleted challenges', async () => {
  const swept = async (count: number) => {
    await execute([
      `insert into materials (id, name, bytes, idle_since)
       select ${id(`'m' || n`)}, 'Bingo', 1, case n % 2 when 0 then now() - interval '2 days' end ${times(count)}`,
    ])
    const sent = await captureQueries(async () => expect(await sweepUnusedMaterials(new Date())).toBe(count))
    expect(await db().material.count()).toBe(0)
    return sent.length
  }
  const few = await swept(10)
  expect(await swept(90)).toBeLessThan(few + 45)
})

it('old mails are found by an index and deleted in batches', async () => {
  await execute([
    `insert into outgoing_mails (id, "to", template, locale, values, sent_at, created_at)
     select gen_random_uuid(), 'ana@example.com', 'invitation', 'en', '{}', now(), now() - interval '31 days'
     ${times(2100)}`,
  ])
  const sent = await captureQueries(() => sendMails(new Date()))
  expect(await db().outgoingMail.count()).toBe(0)
  const removing = sent.filter(({ text }) => /delete from .*outgoing_mails/is.test(text))
  expect(removing).toHaveLength(3)
  expect((await explainQueries(removing)).filter((plan) => /Seq Scan/.test(plan))).toEqual([])
})

it('a mail is postponed until its deletion after twelve failed attempts', async () => {
  const values = { inviter: 'Ana', family: 'Souza', link: 'http://localhost:3000/u/abc' }
  const mail = { to: 'ana@example.com', template: 'invitation', locale: 'en', values, attempts: 11 }
  Object.assign(env(), { SMTP_URL: 'smtp://127.0.0.1:1' })
  await db().outgoingMail.create({
    data: { ...mail, createdAt: new Date(), nextTryAt: subDays(new Date(), 1) },
  })
  expect(await sendMails(new Date())).toBe(0)
  const { attempts, nextTryAt, createdAt } = await db().outgoingMail.findFirstOrThrow()
  expect(attempts).toBe(12)
  expect(subDays(nextTryAt, 29).getTime()).toBeGreaterThan(createdAt.getTime())
})

it('expired rows are found by an index and deleted oldest first', async () => {
  const sent = await captureQueries(() => sweepExpired(new Date()))
  const plans = await explainQueries(sent.filter(({ text }) => /^\s*delete/i.test(text)))
  expect(plans).toHaveLength(6)
  expect(plans.filter((plan) => !/order by/i.test(plan) || /Seq Scan/.test(plan))).toEqual([])
})

it('figure changes are processed without a sequential scan of their table', async () => {
  await refreshFigures(new Date())
  await execute([
    `insert into figure_changes (at) select now() - interval '40 days' + n * interval '1 hour' ${times(900)}`,
  ])
  const sent = await captureQueries(() => refreshFigures(new Date()))
  expect(await db().figureChange.count()).toBe(0)
  const plans = await explainQueries(sent.filter(({ text }) => /figure_changes/.test(text)))
  expect(plans.length).toBeGreaterThan(1)
  expect(plans.filter((plan) => /Seq Scan on figure_changes/.test(plan))).toEqual([])
})
