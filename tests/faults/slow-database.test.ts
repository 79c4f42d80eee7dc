import { readdirSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPidFile } from '../../scripts/support/postgres-cluster'
import { readProcessStat } from '../../scripts/support/processes'
import type { RunningProduct } from '../../scripts/support/product'
import { examine } from '../support/examination'
import { ask, createAttempts, neighbourhood, perform, photograph, type TaskAttempt } from '../support/phones'
import { bench } from '../support/use-fault-bench'

/** Milliseconds, with a margin. */
const BOUND = 50_000

let product: RunningProduct
let deeds: TaskAttempt[] = []
const holder = new pg.Client(bench.variables.DATABASE_URL)

beforeAll(async () => {
  await bench.migrate()
  product = await bench.start()
  deeds = createAttempts(await neighbourhood(2, 12))
  await holder.connect()
})
afterAll(() => holder.end())

const health = async (what: 'live' | 'ready') => (await fetch(`${product.url}/api/health/${what}`)).status

/** Of the database server and its workers. */
function databaseProcesses(): number[] {
  const { pid = 0 } = readPidFile(bench.cluster) ?? {}
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return [pid, ...all.filter((one) => readProcessStat(one)?.parent === pid)]
}

it('completions of a family with a locked row get 503 and do not block other families', async () => {
  const held = deeds.slice(0, 12)
  const others = deeds.slice(12, 16)
  await Promise.all(held.map((deed) => photograph(deed, product.url)))
  await holder.query('begin')
  await holder.query('select id from families where id = $1 for update', [held[0]?.home.familyId])
  const answers = await Promise.all(
    held.map(({ home: { token }, challengeId, taskId, photoId }) =>
      ask(product.url, `POST /challenges/${challengeId}/tasks/${taskId}/complete`, {
        token,
        body: { photoId },
      }),
    ),
  )
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
    held.map(() => [503, 'service_unavailable']),
  )
  expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(BOUND)
  const signal = AbortSignal.timeout(BOUND)
  await Promise.all(others.map((deed) => perform(deed, product.url, { signal })))
  expect(await health('live')).toBe(200)
  await holder.query('rollback')
  await Promise.all(held.map((deed) => perform(deed, product.url)))
})

it('requests get 503 while the database does not respond, and succeed once it responds again', async () => {
  const frozen = databaseProcesses()
  const token = deeds[0]?.home.token ?? ''
  for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  try {
    const calls = Array.from({ length: 20 }, () => ask(product.url, 'GET /auth/me', { token }))
    expect(await health('live')).toBe(200)
    expect(await health('ready')).toBe(503)
    const answers = await Promise.all(calls)
    expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
      Array(20).fill([503, 'service_unavailable']),
    )
    expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(BOUND)
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
  }
  await expect.poll(() => health('ready'), { timeout: BOUND }).toBe(200)
  await Promise.all(deeds.map((deed) => perform(deed, product.url)))
  await examine(deeds)
})
