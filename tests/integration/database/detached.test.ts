import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeAll, expect, it } from 'vitest'
import { getCachedContent } from '@/lib/platform/cache/content'
import { createStaleWhileRevalidateCache } from '@/lib/platform/cache/stale-while-revalidate-cache'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { query } from '@/lib/platform/db/query'
import { checkDatabase } from '@/lib/platform/db/ready'
import { transaction } from '@/lib/platform/db/transaction'
import { loadSharp } from '@/lib/platform/images/sharp'
import { captureRootContext } from '@/lib/platform/jobs/run-detached'
import { loadFonts } from '@/lib/platform/pdf/fonts'
import { withRateLimit } from '@/lib/platform/rate-limits/service'
import { verifySignInPassword } from '@/lib/platform/session/password'
import { storage } from '@/lib/platform/storage/storage'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** The framework's state of a request. */
class Kept {}
const requests = new AsyncLocalStorage<Kept>()

const counted = createStaleWhileRevalidateCache<number>({ freshMs: 60_000 })
const counting = createStaleWhileRevalidateCache<object>({ freshMs: 60_000 })

beforeAll(async () => {
  process.env.RATE_LIMIT_LOGIN = '9'
  captureRootContext()
  await db().$queryRaw`select 1 as one`
})

/** Returns what memory still holds of the request. */
async function leftBehind(work: () => Promise<unknown>): Promise<Kept | undefined> {
  const request = new WeakRef(new Kept())
  await requests.run(request.deref() ?? new Kept(), work)
  for (let tries = 0; tries < 20; tries += 1) {
    await turn()
    collectGarbage()
    if (!request.deref()) return
  }
  return request.deref()
}

/** More queries than connections, so that the pool opens some. */
const many = () => Promise.all(Array.from({ length: 8 }, () => db().$queryRaw`select pg_sleep(0.05)::text`))

it.each<[string, () => Promise<unknown>]>([
  ['opening connections', many],
  ['releasing a connection', () => query(Prisma.sql`select 1 as one`)],
  ['running a transaction', () => transaction((tx) => tx.$queryRaw`select 1 as one`)],
  ['caching content', async () => getCachedContent('a revision', 'a key', async () => 'content')],
  ['caching a count', () => counted('all', async () => 1)],
  ['caching a database query', () => counting('all', () => db().$queryRaw<object[]>`select 1 as one`)],
  ['loading the image library', loadSharp],
  ['verifying a password without an account', () => verifySignInPassword(null, 'a password')],
  ['storing a file', () => storage().put('photos/a/full.webp', new Uint8Array(1))],
  [
    'counting attempts for a rate limit',
    () => withRateLimit('login', { address: '203.0.113.77', userId: null, email: null }, async () => 'in'),
  ],
  ['loading the PDF fonts', loadFonts],
  ['checking the database', checkDatabase],
])('%s keeps no reference to a finished request', async (_, work) => {
  expect(await leftBehind(work)).toBeUndefined()
})
