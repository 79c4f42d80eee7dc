import { expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { editor, file, task } from '../../support/content-file'
import { captureQueries } from '../../support/sent-queries'

const tasks = (count: number) => file({ tasks: Array.from({ length: count }, () => task()) })

it('simultaneous imports run one at a time, and get 503 when two already wait', async () => {
  const admin = await editor()
  const answers = await Promise.all(Array.from({ length: 5 }, () => admin.send(tasks(3))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 503, 503])
  expect(answers.find(({ status }) => status === 503)?.error.code).toBe('service_unavailable')
  expect(await db().task.count()).toBe(9)
  expect((await admin.send(tasks(3))).status).toBe(200)
})

it('an import sends the same statements for 40 tasks as for two, audit entries included', async () => {
  const admin = await editor()
  const written = async (count: number) => {
    const sent = await captureQueries(() => admin.send(tasks(count)))
    return sent.map(({ text }) => text.trim()).filter((text) => /^(insert|update|delete)\b/i.test(text))
  }
  await written(1)
  expect(await written(40)).toEqual(await written(2))
  const noted = await db().auditEntry.findMany({ where: { action: 'task.created' }, take: 1 })
  expect(noted).toMatchObject([{ subject: 'task', details: { imported: true } }])
})
