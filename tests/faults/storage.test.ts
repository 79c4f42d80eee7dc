import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningProduct } from '../../scripts/support/product'
import { examineElsewhere } from '../support/examination'
import { ask, createAttempts, neighbourhood, perform, photograph, type TaskAttempt } from '../support/phones'
import { startS3Server } from '../support/s3-server'
import { bench } from '../support/use-fault-bench'

/** Milliseconds, with a margin. */
const BOUND = 50_000

/** Milliseconds until all uploads reach the storage. */
const UNDER_WAY = 1_500
const AWAY = 5_000
const SILENT = 20_000

const s3 = await startS3Server()
const environment = {
  STORAGE_DRIVER: 's3',
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: s3.bucket,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
}
Object.assign(process.env, environment)

let product: RunningProduct

beforeAll(async () => {
  await bench.migrate()
  product = await bench.start({ environment })
})
afterAll(async () => {
  await product?.stop()
  await s3.stop()
})

const heardBy = (deeds: TaskAttempt[]) => new Set(deeds.flatMap(({ heard }) => heard))

it('interrupted uploads get 503 while the storage is down, requests without files work, and retries succeed', async () => {
  const deeds = createAttempts(await neighbourhood(6, 4))
  const [early, late] = [deeds.slice(0, 12), deeds.slice(12)]
  await Promise.all(early.map((deed) => photograph(deed, product.url)))
  s3.slowDown(2 * UNDER_WAY)
  const stop = new AbortController()
  const all = Promise.all(late.map((deed) => perform(deed, product.url, { signal: stop.signal })))
  try {
    await sleep(UNDER_WAY)
    await s3.goAway()
    s3.slowDown(0)
    await Promise.all(early.map((deed) => perform(deed, product.url)))
    await sleep(AWAY)
    expect((await fetch(`${product.url}/api/health/live`)).status).toBe(200)
    await s3.comeBack()
    await all
  } finally {
    stop.abort()
    await all.catch(() => undefined)
  }
  expect([...heardBy(early)]).toEqual([201])
  for (const deed of late) expect([...heardBy([deed])]).toEqual(['service_unavailable', 201])
  expect(product.said()).toContain('is left to the sweep')
  await examineElsewhere(deeds)
})

it('a slow storage delays uploads but not other requests', async () => {
  const deeds = createAttempts(await neighbourhood(3, 4))
  const token = deeds[0]?.home.token ?? ''
  s3.slowDown(2_000)
  const all = Promise.all(deeds.map((deed) => perform(deed, product.url)))
  const { status, took } = await ask(product.url, 'GET /auth/me', { token })
  expect([status, took < 2_000]).toEqual([200, true])
  await all.finally(() => s3.slowDown(0))
  expect([...heardBy(deeds)]).toEqual([201])
  await examineElsewhere(deeds)
})

it('uploads wait for a storage that stalls for 20 seconds and succeed, while other requests work', async () => {
  const deeds = createAttempts(await neighbourhood(3, 4))
  const [early, late] = [deeds.slice(0, 6), deeds.slice(6)]
  await Promise.all(early.map((deed) => photograph(deed, product.url)))
  s3.slowDown(10 * 60_000)
  const waiting = late.map((deed) => perform(deed, product.url))
  await Promise.all(early.map((deed) => perform(deed, product.url)))
  expect(late.flatMap(({ heard }) => heard)).toEqual([])
  await sleep(SILENT)
  s3.slowDown(0)
  await Promise.all(waiting)
  expect([...heardBy(deeds)]).toEqual([201])
  const waited = late.map(({ longest }) => longest)
  expect(Math.min(...waited)).toBeGreaterThan(SILENT)
  expect(Math.max(...waited)).toBeLessThan(BOUND)
  await examineElsewhere(deeds)
})

it('an upload gets 503 within a minute when the storage never responds, and a retry succeeds', async () => {
  const [deed] = createAttempts(await neighbourhood(1, 1))
  if (!deed) throw new Error('there is nobody')
  s3.slowDown(10 * 60_000)
  const done = perform(deed, product.url)
  try {
    while (deed.heard.length === 0) await sleep(500)
  } finally {
    s3.slowDown(0)
  }
  await done
  expect(deed.heard[0]).toBe('service_unavailable')
  expect(deed.longest).toBeLessThan(60_000)
  await examineElsewhere([deed])
})
