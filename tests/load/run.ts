import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { runTask, stopInOrder } from '../../scripts/support/children'
import { print, runScript } from '../../scripts/support/failure'
import { ensureBuild } from '../../scripts/support/generated'
import { type RunningProduct, startProduct } from '../../scripts/support/product'
import { type AttackOptions, CONNECTIONS, type Statuses } from './attack'
import { type Attackers, type Kind, listKinds, prepareAttackers } from './kinds'
import { median, type Outcome, printTable, signInTime } from './measure'

/** Ratio of a sign-in's median under load to the quiet server's. */
const MOST = 3
const QUIET_SIGN_INS = 6
/** Milliseconds per kind of request. */
const DURATION = 4000
/** Milliseconds until the other process sends. */
const START_UP = 1500

/** Empty counts as unset: the default limits. */
const DEFAULT_LIMITS = Object.fromEntries(
  ['LOGIN', 'REGISTER', 'JOIN', 'FORGOT', 'MAIL', 'UPLOAD', 'COMMENT', 'REPORT', 'EXPORT', 'PRINT'].map(
    (name) => [`RATE_LIMIT_${name}`, ''],
  ),
)

stopInOrder()

/** Measures sign-ins while others send the costliest requests, with default limits, then without. */
await runScript(() =>
  runTask(async () => {
    await ensureBuild(print)
    const [filter] = process.argv.slice(2)
    const limited = await measureAll('default limits', DEFAULT_LIMITS, filter)
    const unlimited = await measureAll('limits off', {}, filter)
    const slow = limited.filter(({ ratio }) => ratio > MOST)
    for (const { name, ratio } of slow) print(`✗ ${name}: ${ratio.toFixed(1)} times the quiet median`)
    print(`${slow.length === 0 ? '✓' : '✗'} a sign-in takes at most ${MOST} times as long (default limits)`)
    const over = unlimited.filter(({ ratio }) => ratio > MOST).map(({ name }) => name)
    if (over.length > 0) print(`Without limits over ${MOST}: ${over.join(', ')}`)
    return slow.length === 0 ? 0 : 1
  }),
)

async function measureAll(title: string, limits: Record<string, string>, filter = ''): Promise<Outcome[]> {
  const product = await startProduct({
    environment: { ...limits, TRUST_PROXY: '1', LOG_LEVEL: 'fatal', HOST: '127.0.0.1' },
    forgetful: true,
  })
  try {
    const attackers = await prepareAttackers(product.url)
    const quiet: number[] = []
    const busy: { kind: Kind; times: number[]; statuses: Statuses }[] = []
    await signIns(product, 5)
    for (const kind of (await listKinds(attackers)).filter(({ name }) => name.includes(filter))) {
      quiet.push(...(await signIns(product, QUIET_SIGN_INS)))
      const { times, statuses } = await measureUnder(product, attackers, kind)
      busy.push({ kind, times, statuses })
      print(`${kind.name}: ${median(times).toFixed(0)} ms, quiet ${median(quiet).toFixed(0)} ms`)
    }
    const base = median(quiet)
    const outcomes = busy.map(({ kind: { name }, times, statuses }) => ({
      name,
      statuses,
      signIn: median(times),
      ratio: median(times) / base,
    }))
    print(`\n${title}: quiet sign-in ${base.toFixed(0)} ms, ${CONNECTIONS} connections`)
    printTable(outcomes)
    return outcomes
  } finally {
    await product.stop()
  }
}

async function signIns({ url }: RunningProduct, count: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) times.push(await signInTime(url))
  return times
}

/** The other process takes no time from the measured client. */
async function measureUnder({ url }: RunningProduct, attackers: Attackers, { name: kindName }: Kind) {
  const attack = fork(new URL('./attack.ts', import.meta.url))
  const ended = once(attack, 'message')
  attack.send({ url, attackers, kindName } satisfies AttackOptions)
  await sleep(START_UP)
  const times: number[] = []
  const until = performance.now() + DURATION
  while (performance.now() < until && times.length < 40) times.push(await signInTime(url))
  attack.send('stop')
  const [statuses] = (await ended) as [Statuses]
  return { times, statuses }
}
