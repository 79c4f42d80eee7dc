import { createECDH, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { runTask, stopInOrder } from '../../scripts/support/children'
import { Failure, print, runScript } from '../../scripts/support/failure'
import { ensureBuild } from '../../scripts/support/generated'
import { type RunningProduct, startProduct } from '../../scripts/support/product'
import { startTemporaryServer } from '../../scripts/support/temporary-database'
import { median } from './measure'
import { startPushCounter } from './push-counter'
import { buildDueStatement, listReminderStatements, ZONES } from './reminder-families'

/** Bounds of the promise: each zone within ten minutes, responses at most half as slow again. */
const MAX_SECONDS = 600
const MAX_RATIO = 1.5
const FAMILIES = 1_000_000

/** Of the quiet server, before the reminders are due. */
const QUIET_SECONDS = 20
/** Milliseconds without a message, more than a minute between two runs of the job. */
const PATIENCE = 90_000
/** Milliseconds between two requests of the measured family. */
const PAUSE = 100

stopInOrder()

/** Sends reminders to a number of families, zone after zone, while a family uses the app. */
await runScript(() =>
  runTask(async () => {
    await ensureBuild(print)
    const families = Number(process.argv[2] ?? FAMILIES)
    if (!Number.isInteger(families) || families < 1)
      throw new Failure('usage: npm run test:reminders -- <families>')
    const database = await startTemporaryServer()
    try {
      return await measure(families, database.urlOf('postgres'))
    } finally {
      await database.stop()
    }
  }),
)

async function measure(families: number, databaseUrl: string): Promise<number> {
  const service = await startPushCounter()
  const product = await startProduct({
    environment: {
      DATABASE_URL: databaseUrl,
      SEED_DEMO: '1',
      PUSH_ALLOW_LOOPBACK: '1',
      LOG_LEVEL: 'fatal',
    },
    forgetful: true,
  })
  try {
    const device = {
      service: service.url,
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    }
    await run(databaseUrl, listReminderStatements(families, device))
    print(`${families} families in six zones`)
    const token = await signIn(product)
    await respond(product, token, 5)
    const quiet = await respond(product, token, QUIET_SECONDS)
    const restMemory = readMemory(product)
    const busy: number[] = []
    let slowest = 0
    let maxMemory = 0
    for (const zone of ZONES) {
      const before = service.count()
      const due = await run(databaseUrl, [buildDueStatement(zone)])
      const dueAt = performance.now()
      while (
        service.count() < before + due &&
        performance.now() - Math.max(dueAt, service.last()) < PATIENCE
      ) {
        const times = await respond(product, token, 1)
        if (service.last() > dueAt) busy.push(...times)
        maxMemory = Math.max(maxMemory, readMemory(product))
      }
      const seconds = (service.last() - dueAt) / 1000
      slowest = Math.max(slowest, seconds)
      print(`${zone}: ${service.count() - before} messages, the last after ${seconds.toFixed(0)} s`)
    }
    const ratio = median(busy) / median(quiet)
    print(`${service.count()} messages to ${service.recipients()} families`)
    print(
      `responses: median ${median(quiet).toFixed(1)} ms before, ${median(busy).toFixed(1)} ms during, ratio ${ratio.toFixed(2)}`,
    )
    print(`memory: ${restMemory} MB before, ${maxMemory} MB at most`)
    const isGood =
      service.count() === families &&
      service.recipients() === families &&
      slowest <= MAX_SECONDS &&
      ratio <= MAX_RATIO
    print(
      `${isGood ? '✓' : '✗'} one message each, a zone in ${MAX_SECONDS} s, responses within ${MAX_RATIO} times`,
    )
    return isGood ? 0 : 1
  } finally {
    await product.stop()
    service.stop()
  }
}

/** Returns the number of rows that the last statement changed. */
async function run(url: string, statements: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    let changed = 0
    for (const statement of statements) changed = (await client.query(statement)).rowCount ?? 0
    return changed
  } finally {
    await client.end()
  }
}

async function signIn({ url }: RunningProduct): Promise<string> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@brota.example', password: 'brota-demo' }),
  })
  return ((await response.json()) as { data: { token: string } }).data.token
}

/** Returns the milliseconds of the family's requests in a number of seconds. */
async function respond({ url }: RunningProduct, token: string, seconds: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < until; n += 1) {
    const begun = performance.now()
    const path = n % 2 === 0 ? '/challenges/current' : '/feed'
    const response = await fetch(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
    await response.arrayBuffer()
    if (!response.ok) throw new Failure(`${path} answers ${response.status}`)
    times.push(performance.now() - begun)
    await sleep(PAUSE)
  }
  return times
}

/** The server's resident memory in MB. */
function readMemory(product: RunningProduct): number {
  const status = readFileSync(`/proc/${product.server()}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
