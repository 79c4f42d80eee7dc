import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { pollUnread } from '@/components/notifications/poll-unread'
import { runTask, stopInOrder } from '../../scripts/support/children'
import { Failure, print, runScript } from '../../scripts/support/failure'
import { ensureBuild } from '../../scripts/support/generated'
import { startProduct } from '../../scripts/support/product'
import { median } from './measure'
import { respond, signIn } from './visits'

const TABS = 10_000
/** One of so many tabs is used the whole time. */
const USED = 20
/** Seconds in which the tabs open, and in which they stay open. */
const OPENING = 120
const OPEN = 300
const QUIET_SECONDS = 20
/** Milliseconds between two taps in a used tab. */
const TAP = 5_000
/** Responses at most half as slow again. */
const MAX_RATIO = 1.5

stopInOrder()

/** Opens tabs that poll the notifications as browsers do, while a family uses the app. */
await runScript(() =>
  runTask(async () => {
    await ensureBuild(print)
    const environment = { SEED_DEMO: '1', LOG_LEVEL: 'fatal', TRUST_PROXY: '1', HOST: '127.0.0.1' }
    const product = await startProduct({ environment, forgetful: true })
    try {
      return await measure(product.url)
    } finally {
      await product.stop()
    }
  }),
)

async function measure(url: string): Promise<number> {
  const token = await signIn(url)
  await respond(url, token, 5)
  const quiet = median(await respond(url, token, QUIET_SECONDS))
  print(`responses before: median ${quiet.toFixed(1)} ms`)
  const polls = countPolls(url, token)
  let worst = 0
  const opened = openTabs()
  for (let minute = 1; minute <= (OPENING + OPEN) / 60; minute += 1) {
    const before = polls.count()
    const busy = median(await respond(url, token, 60))
    worst = Math.max(worst, busy / quiet)
    const rate = ((polls.count() - before) / 60).toFixed(0)
    print(`minute ${minute}: ${rate} polls a second; responses ${(busy / quiet).toFixed(2)} times as long`)
  }
  for (const close of await opened) close()
  const isGood = worst <= MAX_RATIO && polls.failed() === 0
  print(`${polls.failed()} polls failed`)
  print(`${isGood ? '✓' : '✗'} ${TABS} open tabs: responses within ${MAX_RATIO} times`)
  return isGood ? 0 : 1
}

/** Sends the browser's relative requests to the server, each from another home, and counts them. */
function countPolls(url: string, token: string) {
  const send = globalThis.fetch
  let [count, failed] = [0, 0]
  globalThis.fetch = async (address, options) => {
    if (typeof address !== 'string' || !address.startsWith('/')) return send(address, options)
    count += 1
    const home = [10, randomInt(256), randomInt(256), randomInt(256)].join('.')
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': home }
    const response = await send(url + address, { headers }).catch(() => null)
    if (!response?.ok) failed += 1
    if (!response) throw new Failure('a poll was not answered')
    return response
  }
  return { count: () => count, failed: () => failed }
}

/** Returns what closes the tabs. */
async function openTabs(): Promise<(() => void)[]> {
  const closing: (() => void)[] = []
  for (let n = 0; n < TABS; n += 1) {
    const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    // Read when a tab is opened, and for its state, which is the same in all.
    Object.assign(globalThis, { document: tab })
    closing.push(pollUnread(() => undefined))
    if (n % USED === 0) {
      const taps = setInterval(() => tab.dispatchEvent(new Event('pointerdown')), TAP)
      closing.push(() => clearInterval(taps))
    }
    await sleep((OPENING * 1000) / TABS)
  }
  return closing
}
