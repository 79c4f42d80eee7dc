import { createECDH, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { runTask, stopInOrder } from '../../scripts/support/children'
import { Failure, print, runScript } from '../../scripts/support/failure'
import { ensureBuild } from '../../scripts/support/generated'
import { type RunningProduct, startProduct } from '../../scripts/support/product'
import { startTemporaryServer } from '../../scripts/support/temporary-database'
import { median } from './measure'
import { startPushCounter } from './push-counter'
import { buildDueStatement, listReminderStatements, ZONES } from './reminder-families'
import { respond, signIn } from './visits'

/** Bounds of the promise: each zone within ten minutes, responses at most half as slow again. */
const MAX_SECONDS = 600
const MAX_RATIO = 1.5
const FAMILIES = 1_000_000

/** Of the quiet server, before the reminders are due. */
const QUIET_SECONDS = 20
/** Milliseconds without a message, more than a minute between two runs of the job. */
const PATIENCE = 90_000

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
    const token = await signIn(product.url)
    await respond(product.url, token, 5)
    const quiet = await respond(product.url, token, QUIET_SECONDS)
    print(`responses before: median ${median(quiet).toFixed(1)} ms`)
    const restMemory = readMemory(product)
    let [slowest, worst, maxMemory] = [0, 0, 0]
    for (const zone of ZONES) {
      const before = service.count()
      const due = await run(databaseUrl, [buildDueStatement(zone)])
      const dueAt = performance.now()
      const busy: number[] = []
      while (
        service.count() < before + due &&
        performance.now() - Math.max(dueAt, service.last()) < PATIENCE
      ) {
        const times = await respond(product.url, token, 1)
        if (service.last() > dueAt) busy.push(...times)
        maxMemory = Math.max(maxMemory, readMemory(product))
      }
      const seconds = (service.last() - dueAt) / 1000
      const ratio = median(busy) / median(quiet)
      slowest = Math.max(slowest, seconds)
      worst = Math.max(worst, ratio)
      print(
        `${zone}: ${service.count() - before} messages, the last after ${seconds.toFixed(0)} s; ` +
          `responses ${median(busy).toFixed(1)} ms, ${ratio.toFixed(2)} times as long`,
      )
    }
    print(`${service.count()} messages to ${service.recipients()} families`)
    print(`memory: ${restMemory} MB before, ${maxMemory} MB at most`)
    const isGood =
      service.count() === families &&
      service.recipients() === families &&
      slowest <= MAX_SECONDS &&
      worst <= MAX_RATIO
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

/** The server's resident memory in MB. */
function readMemory(product: RunningProduct): number {
  const status = readFileSync(`/proc/${product.server()}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
