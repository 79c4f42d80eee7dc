import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { freePort } from '../../scripts/support/postgres-cluster'
import { examine } from '../support/examination'
import { mailServer } from '../support/mail-server'
import { ask, createAttempts, neighbourhood, perform } from '../support/phones'
import { bench } from '../support/use-fault-bench'

const TURN = { timeout: 60_000, interval: 100 }
const server = mailServer(await freePort())
afterAll(() => server.close())

const skipWait = () => db().$executeRaw`update outgoing_mails set next_try_at = now() where sent_at is null`
const tries = async () => (await db().outgoingMail.aggregate({ _sum: { attempts: true } }))._sum.attempts ?? 0
const waiting = () => db().outgoingMail.count({ where: { sentAt: null } })

it('mails wait while the mail server is down, refuses or hangs, and are then sent once each', async () => {
  await bench.migrate()
  const product = await bench.start({ environment: { SMTP_URL: server.url } })
  const deeds = createAttempts(await neighbourhood(3, 2))
  const invite = async (email: string) => {
    const { familyId, token } = deeds[0]?.home ?? { familyId: '', token: '' }
    const { status } = await ask(product.url, `POST /families/${familyId}/adults`, { token, body: { email } })
    expect(status).toBe(201)
  }
  const tried = async () => {
    const before = await tries()
    await skipWait()
    await expect.poll(tries, TURN).toBeGreaterThan(before)
  }

  for (const name of ['rui', 'eva', 'gil']) await invite(`${name}@example.com`)
  await expect.poll(tries, TURN).toBeGreaterThan(0)
  await server.open()
  for (const mood of ['refuses for now', 'refuses for good'] as const) {
    server.state.mood = mood
    await tried()
  }
  server.state.mood = 'hangs'
  await skipWait()
  await expect.poll(() => server.state.hanging, TURN).toBeGreaterThan(0)
  await invite('noa@example.com')
  await Promise.all(deeds.map((deed) => perform(deed, product.url)))
  expect((await fetch(`${product.url}/api/health/ready`)).status).toBe(200)
  expect(await waiting()).toBe(4)
  expect(server.taken).toEqual([])

  server.state.mood = 'takes'
  await server.close()
  await server.open()
  await expect
    .poll(async () => {
      await skipWait()
      return waiting()
    }, TURN)
    .toBe(0)
  // Enough time for retries, of which there must be none.
  await sleep(5_000)
  expect(new Set(server.taken).size).toBe(4)
  expect(server.taken).toHaveLength(4)
  expect(product.said()).toContain('a mail could not be sent')
  expect(product.said()).not.toContain('@example.com')
  await examine(deeds)
})
