import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { limits } from '@/lib/config/limits'
import { poolOf } from '@/lib/db/pool'
import { together } from '@/lib/db/together'
import { AppError } from '@/lib/errors/app-error'
import { apart } from '@/lib/jobs/apart'
import { findCounted } from './repo'
import { createTrier, HOUR, type LimitName, ruleOf, type Trier } from './rules'
import { createKeyedSemaphore } from './semaphore'
import { oneAtATime } from './turns'

const limiters = new Map<string, RateLimiterPostgres>()

/** Where tries are counted, and under which key; the id tells it from all other counters. */
type Counter = { id: string; limiter: RateLimiterPostgres; key: string; onFull?: (() => void) | undefined }

/** Called once a window, when the last wrong try that an account has was made; with its address. */
export type OnAccountBlocked = (email: string) => void

/** Whatever pool there is when something is counted; what is counted together is asked together. */
const pool = { query: together(poolOf) }

const STORE = { storeClient: pool, storeType: 'pool', tableName: 'rate_limiter_flexible', tableCreated: true }

/** A counter of tries: rows in the database, so that it holds across containers. Null where the limit is off. */
function counterOf(keyPrefix: string, by: string | null, points: number, duration: number): Counter | null {
  if (points === 0 || by === null) return null
  const limiter =
    limiters.get(keyPrefix) ?? apart(() => new RateLimiterPostgres({ ...STORE, keyPrefix, points, duration }))
  limiters.set(keyPrefix, limiter)
  // What it is counted by may be an e-mail address, which has no business in a table of counters.
  const key = createHash('sha256').update(by).digest('base64url')
  return { id: `${keyPrefix}:${key}`, limiter, key }
}

/** What a try counts in; nothing where the limit is off, or does not know this trier. */
function countersOf(name: LimitName, trier: Trier, onAccountBlocked?: OnAccountBlocked): Counter[] {
  const { variable, most = Number.POSITIVE_INFINITY, by, seconds, wide } = ruleOf(name)
  const points = Math.min(limits()[variable], most)
  const own = counterOf(name, by(trier), points, seconds)
  const all = wide ? counterOf(`${name}:wide`, wide.by(trier), points * wide.times, seconds) : null
  const account = accountCounter(name, trier)
  const { email } = trier
  const onFull = email && onAccountBlocked ? () => onAccountBlocked(email) : undefined
  return [own, all, account && { ...account, onFull }].filter((counter) => counter !== null)
}

function accountCounter(name: LimitName, trier: Trier): Counter | null {
  const by = ruleOf(name).account?.(trier) ?? null
  return counterOf(`${name}:account`, by, limits().RATE_LIMIT_ACCOUNT, HOUR)
}

/** Forgets the wrong tries for an account, from anywhere: its owner has proved who they are. */
export async function clearAccountTries(account: { userId: string; email: string }): Promise<void> {
  const trier = createTrier({ ...account, address: '' })
  const counters = [accountCounter('login', trier), accountCounter('password', trier)]
  await Promise.all(counters.map((counter) => counter?.limiter.delete(counter.key)))
}

/**
 * Runs a try if its limit allows one more. Where only wrong tries count, those of one trier wait for each other in this
 * process, so that a burst passes no more of them than a row would.
 * @throws AppError too_many_requests, with the seconds to wait
 */
export async function limited<T>(
  name: LimitName,
  trier: Trier,
  work: () => Promise<T>,
  onAccountBlocked?: OnAccountBlocked,
): Promise<T> {
  const { perAddress } = ruleOf(name)
  const counters = countersOf(name, createTrier(trier), onAccountBlocked)
  if (!perAddress || !trier.address) return runCounted(name, counters, work)
  const semaphore = addressSemaphores.get(name) ?? createKeyedSemaphore(perAddress)
  addressSemaphores.set(name, semaphore)
  return runCounted(name, counters, () => semaphore(trier.address, work))
}

const addressSemaphores = new Map<LimitName, ReturnType<typeof createKeyedSemaphore>>()

async function runCounted<T>(name: LimitName, counters: Counter[], work: () => Promise<T>): Promise<T> {
  const { wrong } = ruleOf(name)
  const [own] = counters
  if (own === undefined) return work()
  if (wrong === undefined) {
    await count(counters)
    return work()
  }
  return oneAtATime(own.id, () => guess(counters, wrong, work))
}

/** Tries of which only wrong ones count that are under way in this process, in their order, by what they count in. */
const underWay = new Map<string, Set<symbol>>()

/**
 * Makes a try that counts if it turns out wrong. A right one, as most are, writes nothing: it only has to find room, for
 * itself and for those before it that are under way and may turn out wrong. One that was wrong when others have taken the last
 * room is refused instead of being told, wherever those were made.
 */
async function guess<T>(
  counters: Counter[],
  wrong: (refusal: AppError) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await inPlace(counters, work)
  } catch (error) {
    // Its place is free again by now: what is counted must not take room twice.
    if (error instanceof AppError && wrong(error)) await count(counters)
    throw error
  }
}

async function inPlace<T>(counters: Counter[], work: () => Promise<T>): Promise<T> {
  const me = Symbol('try')
  for (const { id } of counters) underWay.set(id, (underWay.get(id) ?? new Set()).add(me))
  try {
    await Promise.all(counters.map((counter) => demandRoom(counter, me)))
    return await work()
  } finally {
    for (const { id } of counters) leave(id, me)
  }
}

function demandRoom({ id, limiter, key }: Counter, me: symbol): Promise<void> {
  return findCounted(limiter.getKey(key)).then((counted) => {
    const place = 1 + [...(underWay.get(id) ?? [])].indexOf(me)
    if ((counted?.points ?? 0) + place > limiter.points) refuse(counted?.msBeforeNext ?? 0)
  })
}

function leave(id: string, me: symbol): void {
  const others = underWay.get(id)
  others?.delete(me)
  if (others?.size === 0) underWay.delete(id)
}

/** Counts a try, also one that is refused. */
async function count(counters: Counter[]): Promise<void> {
  const tries = await Promise.allSettled(counters.map(({ limiter, key }) => limiter.consume(key)))
  for (const [n, one] of tries.entries()) {
    const counter = counters[n]
    if (one.status === 'fulfilled') {
      if (one.value.consumedPoints === counter?.limiter.points) counter.onFull?.()
      continue
    }
    if (!(one.reason instanceof RateLimiterRes)) throw one.reason
    refuse(one.reason.msBeforeNext)
  }
}

function refuse(milliseconds: number): never {
  throw new AppError('too_many_requests', { retryAfter: Math.max(1, milliseconds / 1000) })
}
