import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { limits } from '@/lib/config/limits'
import { getPool } from '@/lib/db/pool'
import { together } from '@/lib/db/together'
import { AppError } from '@/lib/errors/app-error'
import { runDetached } from '@/lib/jobs/run-detached'
import { withKeyedMutex } from './keyed-mutex'
import { findCounted } from './repo'
import { createRateLimitSubject, getLimitRule, HOUR, type LimitName, type RateLimitSubject } from './rules'
import { createKeyedSemaphore } from './semaphore'

const limiters = new Map<string, RateLimiterPostgres>()

/** Where tries are counted, and under which key; the id tells it from all other counters. */
type Counter = { id: string; limiter: RateLimiterPostgres; key: string; onFull?: (() => void) | undefined }

/** Called once a window, when the last wrong try that an account has was made; with its address. */
export type OnAccountBlocked = (email: string) => void

/** Whatever pool there is when something is counted; what is counted together is asked together. */
const pool = { query: together(getPool) }

const STORE = { storeClient: pool, storeType: 'pool', tableName: 'rate_limiter_flexible', tableCreated: true }

/** A counter of tries: rows in the database, so that it holds across containers. Null where the limit is off. */
function createCounter(
  keyPrefix: string,
  by: string | null,
  points: number,
  duration: number,
): Counter | null {
  if (points === 0 || by === null) return null
  const limiter =
    limiters.get(keyPrefix) ??
    runDetached(() => new RateLimiterPostgres({ ...STORE, keyPrefix, points, duration }))
  limiters.set(keyPrefix, limiter)
  // What it is counted by may be an e-mail address, which has no business in a table of counters.
  const key = createHash('sha256').update(by).digest('base64url')
  return { id: `${keyPrefix}:${key}`, limiter, key }
}

/** What a try counts in; nothing where the limit is off, or does not know this trier. */
function createCounters(
  name: LimitName,
  subject: RateLimitSubject,
  onAccountBlocked?: OnAccountBlocked,
): Counter[] {
  const { variable, most = Number.POSITIVE_INFINITY, by, seconds, wide } = getLimitRule(name)
  const points = Math.min(limits()[variable], most)
  const own = createCounter(name, by(subject), points, seconds)
  const all = wide ? createCounter(`${name}:wide`, wide.by(subject), points * wide.times, seconds) : null
  const account = accountCounter(name, subject)
  const { email } = subject
  const onFull = email && onAccountBlocked ? () => onAccountBlocked(email) : undefined
  return [own, all, account && { ...account, onFull }].filter((counter) => counter !== null)
}

function accountCounter(name: LimitName, subject: RateLimitSubject): Counter | null {
  const by = getLimitRule(name).account?.(subject) ?? null
  return createCounter(`${name}:account`, by, limits().RATE_LIMIT_ACCOUNT, HOUR)
}

/** Forgets the wrong tries for an account, from anywhere: its owner has proved who they are. */
export async function clearAccountTries(account: { userId: string; email: string }): Promise<void> {
  const subject = createRateLimitSubject({ ...account, address: '' })
  const counters = [accountCounter('login', subject), accountCounter('password', subject)]
  await Promise.all(counters.map((counter) => counter?.limiter.delete(counter.key)))
}

/**
 * Runs a try if its limit allows one more. Where only wrong tries count, those of one trier wait for each other in this
 * process, so that a burst passes no more of them than a row would.
 * @throws AppError too_many_requests, with the seconds to wait
 */
export async function limited<T>(
  name: LimitName,
  subject: RateLimitSubject,
  work: () => Promise<T>,
  onAccountBlocked?: OnAccountBlocked,
): Promise<T> {
  const { perAddress } = getLimitRule(name)
  const counters = createCounters(name, createRateLimitSubject(subject), onAccountBlocked)
  if (!perAddress || !subject.address) return runCounted(name, counters, work)
  const semaphore = addressSemaphores.get(name) ?? createKeyedSemaphore(perAddress)
  addressSemaphores.set(name, semaphore)
  return runCounted(name, counters, () => semaphore(subject.address, work))
}

const addressSemaphores = new Map<LimitName, ReturnType<typeof createKeyedSemaphore>>()

async function runCounted<T>(name: LimitName, counters: Counter[], work: () => Promise<T>): Promise<T> {
  const { wrong } = getLimitRule(name)
  const [own] = counters
  if (own === undefined) return work()
  if (wrong === undefined) {
    await count(counters)
    return work()
  }
  return withKeyedMutex(own.id, () => guess(counters, wrong, work))
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
    await Promise.all(counters.map((counter) => assertBelowLimit(counter, me)))
    return await work()
  } finally {
    for (const { id } of counters) leave(id, me)
  }
}

function assertBelowLimit({ id, limiter, key }: Counter, me: symbol): Promise<void> {
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
