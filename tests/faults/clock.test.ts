import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import type { readProgressContract } from '@/lib/features/completions/progress/contract'
import { addDays, localDateAt, weekday } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import type { RunningProduct } from '../../scripts/support/product'
import { buildChallenge } from '../factories/challenge'
import { examine } from '../support/examination'
import { ask, buildHome, createAttempt, perform, photograph, type TaskAttempt } from '../support/phones'
import { picture, upload } from '../support/pictures'
import { bench } from '../support/use-fault-bench'

const HOUR = 3_600_000
const TURN = { timeout: 60_000, interval: 100 }
const { BROTA_DATA_DIR: dataFolder } = bench.variables
const file = path.join(dataFolder, 'clock')
const preload = new URL('../support/shifted-clock.mjs', import.meta.url).href
const environment = { BROTA_CLOCK_FILE: file, NODE_OPTIONS: `--import=${preload}` }

/** At noon, two hours more or less are the same day. */
const hours = 12 - new Date().getUTCHours()
const timezone = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
const today = localDateAt(new Date(), timezone)

let product: RunningProduct
let deeds: TaskAttempt[] = []

async function setClock(milliseconds: number): Promise<void> {
  writeFileSync(file, String(milliseconds))
  await sleep(100)
}

const act = (number: number) => perform(deeds[number] as TaskAttempt, product.url)
const [token, familyId] = [() => deeds[0]?.home.token ?? '', () => deeds[0]?.home.familyId ?? '']

beforeAll(async () => {
  await bench.migrate()
  await setClock(0)
  product = await bench.start({ environment })
  const [first, second] = [weekday(today), weekday(addDays(today, 1))]
  const plan = [1, 2, 3, 4, 5].map((orderInDay) => ({ dayOfWeek: first, orderInDay }))
  const { challenge, assignments } = await buildChallenge({
    startDate: today,
    plan: [...plan, { dayOfWeek: second }],
  })
  const home = await buildHome({ timezone })
  deeds = assignments.map(({ id }) => createAttempt(home, challenge.id, id))
})

it('a server clock that jumps by two hours keeps completions unique and in order', async () => {
  await act(0)
  await setClock(2 * HOUR)
  await act(1)
  await setClock(0)
  await act(2)
  await setClock(-2 * HOUR)
  await act(3)
  for (const number of [0, 1, 2, 3]) await act(number)
  const made = await db().completion.findMany({
    orderBy: { createdAt: 'asc' },
    select: { assignmentId: true },
  })
  expect(made.map(({ assignmentId }) => assignmentId)).toEqual(deeds.slice(0, 4).map(({ taskId }) => taskId))
})

it('mails queued while the server clock is two hours ahead or behind are sent', async () => {
  const sent = () => readdirSync(dataFolder, { recursive: true }).filter((name) => `${name}`.endsWith('.eml'))
  for (const [index, offset] of [2 * HOUR, -2 * HOUR, 0].entries()) {
    await setClock(offset)
    const body = { email: `adult${index}@example.com` }
    const invited = await ask(product.url, `POST /families/${familyId()}/adults`, { token: token(), body })
    expect(invited.status).toBe(201)
    await setClock(0)
    await expect.poll(() => sent().length, TURN).toBe(index + 1)
  }
})

it('an upload in progress succeeds when the server clock jumps by two hours', async () => {
  const form = new Response(upload(await picture('jpeg', 400)))
  const bytes = new Uint8Array(await form.arrayBuffer())
  const half = Math.floor(bytes.byteLength / 2)
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.slice(0, half))
      await sleep(500)
      await setClock(2 * HOUR)
      controller.enqueue(bytes.slice(half))
      controller.close()
    },
  })
  const headers = {
    authorization: `Bearer ${token()}`,
    'content-type': form.headers.get('content-type') ?? '',
  }
  const init = { method: 'POST', headers, body, duplex: 'half' as const }
  expect((await fetch(`${product.url}/api/v1/photos`, init)).status).toBe(201)
})

it('a completion made while the clock is past midnight is recorded for the next day', async () => {
  await setClock(13 * HOUR)
  await act(5)
  await setClock(0)
  const tomorrow = await db().completion.findFirstOrThrow({ where: { assignmentId: deeds[5]?.taskId ?? '' } })
  expect(tomorrow.localDate.toISOString().slice(0, 10)).toBe(addDays(today, 1))
})

it('a server whose clock runs eight days ahead deletes only data that has expired', async () => {
  const last = deeds[4] as TaskAttempt
  await photograph(last, product.url)
  // Expired, which shows that the sweeps have run.
  const uploaderId = last.home.userId
  const due = await db().photo.create({ data: { uploaderId, width: 1, height: 1, bytes: 1 } })
  await db().$executeRaw`update photos set idle_since = now() - interval '2 days' where id = ${due.id}::uuid`
  const session = { userId: uploaderId, remember: false, expiresAt: new Date(Date.now() - HOUR) }
  await db().session.create({ data: session })

  await product.stop()
  await setClock(8 * 24 * HOUR)
  product = await bench.start({ environment, port: product.port })
  await expect.poll(() => db().photo.count({ where: { id: due.id } }), TURN).toBe(0)
  await expect.poll(() => db().session.count({ where: { expiresAt: session.expiresAt } }), TURN).toBe(0)
  expect((await ask(product.url, 'GET /auth/me', { token: token() })).status).toBe(401)
  await setClock(0)
  await act(4)

  const progress = await ask<typeof readProgressContract>(
    product.url,
    `GET /families/${familyId()}/progress`,
    {
      token: token(),
    },
  )
  // Six tasks on their day, all tasks of two days, the whole challenge.
  expect(progress.data).toMatchObject({ points: 6 * 10 + 2 * 5 + 50, streak: 2 })
  await examine(deeds)
})
