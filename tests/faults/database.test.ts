import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { examine } from '../support/examination'
import { ask, createAttempts, neighbourhood, perform } from '../support/phones'
import { bench } from '../support/use-fault-bench'

/** Milliseconds, on a machine ten times as slow. */
const BOUND = 45_000
const AWAY = 10_000

it('requests get 503 while the database is stopped or crashed, and no completion is lost or duplicated', async () => {
  await bench.migrate()
  const product = await bench.start()
  const deeds = createAttempts(await neighbourhood(12, 5))
  const token = deeds[0]?.home.token ?? ''
  const health = async (what: 'live' | 'ready') => (await fetch(`${product.url}/api/health/${what}`)).status

  const interrupt = async (how: 'fast' | 'immediate') => {
    await bench.stopDatabase(how)
    for (const until = Date.now() + AWAY; Date.now() < until; await sleep(500)) {
      expect(await health('live')).toBe(200)
      expect(await health('ready')).toBe(503)
      const away = await ask(product.url, 'GET /auth/me', { token })
      expect([away.status, away.error.code]).toEqual([503, 'service_unavailable'])
      expect(JSON.stringify(away)).not.toMatch(/ECONN|prisma|postgres/i)
    }
    await bench.startDatabase()
    await expect.poll(() => health('ready'), { timeout: BOUND }).toBe(200)
  }
  let answers = 0
  let outages = Promise.resolve()
  const onAnswer = () => {
    answers += 1
    if (answers === 30) outages = interrupt('fast')
    if (answers === 80) outages = outages.then(() => interrupt('immediate'))
    // Awaited below; avoids an unhandled rejection until then.
    outages.catch(() => undefined)
  }
  const stop = new AbortController()
  const all = deeds.map((deed) => perform(deed, product.url, { onAnswer, signal: stop.signal }))
  await Promise.all(all).finally(() => stop.abort())
  await outages

  expect(deeds.flatMap(({ heard }) => heard)).toContain('service_unavailable')
  expect(deeds.flatMap(({ heard }) => heard)).not.toContain('lost')
  expect(Math.max(...deeds.map(({ longest }) => longest))).toBeLessThan(BOUND)
  await examine(deeds)
})
