import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { withKeyedMutex } from '@/lib/platform/concurrency/keyed-mutex'
import { createKeyedSemaphore } from '@/lib/platform/concurrency/semaphore'
import { limits } from '@/lib/platform/config/limits'
import { getPool } from '@/lib/platform/db/pool'
import { AppError } from '@/lib/platform/errors/app-error'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { findCounted } from './repository'
import { createRateLimitSubject, getLimitRule, HOUR, type LimitName, type RateLimitSubject } from './rules'

const limiters = new Map<string, RateLimiterPostgres>()

type Counter = {
  id: string
  limiter: RateLimiterPostgres
  key: string
  onFull?: (() => void) | undefined
  text?: string | undefined
}

/** Called once per window, after an account's last allowed wrong try. */
export type OnAccountBlocked = (email: string) => void

const pool = { query: (statement: { text: string; values: unknown[] }) => getPool().query(statement) }

const STORE = { storeClient: pool, storeType: 'pool', tableName: 'rate_limiter_flexible', tableCreated: true }

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
  // Hashed, because it may be an e-mail address.
  const key = createHash('sha256').update(by).digest('base64url')
  return { id: `${keyPrefix}:${key}`, limiter, key }
}

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
  const text = onFull && 'sign_in_blocked'
  return [own, all, account && { ...account, onFull, text }].filter((counter) => counter !== null)
}

function accountCounter(name: LimitName, subject: RateLimitSubject): Counter | null {
  const by = getLimitRule(name).account?.(subject) ?? null
  return createCounter(`${name}:account`, by, limits().RATE_LIMIT_ACCOUNT, HOUR)
}

/** Deletes an account's wrong tries. */
export async function clearAccountTries(account: { userId: string; email: string }): Promise<void> {
  const subject = createRateLimitSubject({ ...account, address: '' })
  const counters = [accountCounter('login', subject), accountCounter('password', subject)]
  await Promise.all(counters.map((counter) => counter?.limiter.delete(counter.key)))
}

/**
 * Runs work if its rate limit allows it. Where only wrong tries count, one subject's run in sequence, so
 * that a burst gets no more.
 * @throws AppError too_many_requests, with the seconds until a retry
 */
export async function withRateLimit<T>(
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
  return withKeyedMutex(own.id, () => countFailures(counters, wrong, work))
}

const inFlight = new Map<string, Set<symbol>>()

/** Counts failed tries only. Tries in flight count towards the limit. */
async function countFailures<T>(
  counters: Counter[],
  wrong: (refusal: AppError) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await countInFlight(counters, work)
  } catch (error) {
    // No longer in `inFlight`, so that it counts once.
    if (error instanceof AppError && wrong(error)) await count(counters)
    throw error
  }
}

async function countInFlight<T>(counters: Counter[], work: () => Promise<T>): Promise<T> {
  const me = Symbol('try')
  for (const { id } of counters) inFlight.set(id, (inFlight.get(id) ?? new Set()).add(me))
  try {
    await Promise.all(counters.map((counter) => assertBelowLimit(counter, me)))
    return await work()
  } finally {
    for (const { id } of counters) leave(id, me)
  }
}

function assertBelowLimit({ id, limiter, key, text }: Counter, me: symbol): Promise<void> {
  return findCounted(limiter.getKey(key)).then((counted) => {
    const place = 1 + [...(inFlight.get(id) ?? [])].indexOf(me)
    if ((counted?.points ?? 0) + place > limiter.points) refuse(counted?.msBeforeNext ?? 0, text)
  })
}

function leave(id: string, me: symbol): void {
  const others = inFlight.get(id)
  others?.delete(me)
  if (others?.size === 0) inFlight.delete(id)
}

async function count(counters: Counter[]): Promise<void> {
  const tries = await Promise.allSettled(counters.map(({ limiter, key }) => limiter.consume(key)))
  for (const [n, one] of tries.entries()) {
    const counter = counters[n]
    if (one.status === 'fulfilled') {
      if (one.value.consumedPoints === counter?.limiter.points) counter.onFull?.()
      continue
    }
    if (!(one.reason instanceof RateLimiterRes)) throw one.reason
    refuse(one.reason.msBeforeNext, counter?.text)
  }
}

function refuse(milliseconds: number, text?: string): never {
  throw new AppError('too_many_requests', { retryAfter: Math.max(1, milliseconds / 1000), text })
}
