import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { withKeyedMutex } from '@/lib/platform/concurrency/keyed-mutex'
import { createKeyedSemaphore } from '@/lib/platform/concurrency/semaphore'
import { limits } from '@/lib/platform/config/limits'
import { getPool } from '@/lib/platform/db/pool'
import { AppError } from '@/lib/platform/errors/app-error'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { findTryCount } from './repository'
import {
  createRateLimitSubject,
  HOUR_SECONDS,
  type LimitName,
  RATE_LIMITS,
  type RateLimitRule,
  type RateLimitSubject,
} from './rules'

const limiters = new Map<string, RateLimiterPostgres>()

type Counter = {
  id: string
  limiter: RateLimiterPostgres
  key: string
  onSignInBlocked?: () => void
  /** Text of the error, instead of its code's. */
  text?: string
}

/** Called once per window, after an account's last allowed wrong try. */
export type OnSignInBlocked = (email: string) => void

const pool = { query: (statement: { text: string; values: unknown[] }) => getPool().query(statement) }

const STORE = { storeClient: pool, storeType: 'pool', tableName: 'rate_limiter_flexible', tableCreated: true }

function createCounter(
  keyPrefix: string,
  key: string | null,
  { maxTries, seconds }: { maxTries: number; seconds: number },
): Counter | null {
  if (maxTries === 0 || key === null) return null
  const limiter =
    limiters.get(keyPrefix) ??
    runDetached(() => new RateLimiterPostgres({ ...STORE, keyPrefix, points: maxTries, duration: seconds }))
  limiters.set(keyPrefix, limiter)
  // Hashed, because it may be an e-mail address.
  const hashedKey = createHash('sha256').update(key).digest('base64url')
  return { id: `${keyPrefix}:${hashedKey}`, limiter, key: hashedKey }
}

function createCounters(
  name: LimitName,
  subject: RateLimitSubject,
  onSignInBlocked?: OnSignInBlocked,
): Counter[] {
  const rule: RateLimitRule = RATE_LIMITS[name]
  const { seconds, addressFactor } = rule
  const maxTries = Math.min(limits()[rule.variable], rule.maxTries ?? Number.POSITIVE_INFINITY)
  const perKey = createCounter(name, rule.getKey(subject), { maxTries, seconds })
  const perAddress = addressFactor
    ? createCounter(`${name}:wide`, subject.address || null, { maxTries: maxTries * addressFactor, seconds })
    : null
  const perAccount = createAccountCounter(name, subject)
  const { email } = subject
  const blocked =
    email && onSignInBlocked
      ? { onSignInBlocked: () => onSignInBlocked(email), text: 'sign_in_blocked' }
      : null
  return [perKey, perAddress, perAccount && { ...perAccount, ...blocked }].filter(
    (counter) => counter !== null,
  )
}

function createAccountCounter(name: LimitName, subject: RateLimitSubject): Counter | null {
  const { getAccountKey }: RateLimitRule = RATE_LIMITS[name]
  const limit = { maxTries: limits().RATE_LIMIT_ACCOUNT, seconds: HOUR_SECONDS }
  return createCounter(`${name}:account`, getAccountKey?.(subject) ?? null, limit)
}

export async function clearAccountTries(account: { userId: string; email: string }): Promise<void> {
  const subject = createRateLimitSubject({ ...account, address: '' })
  const counters = [createAccountCounter('login', subject), createAccountCounter('password', subject)]
  await Promise.all(counters.map((counter) => counter?.limiter.delete(counter.key)))
}

/**
 * Runs `work` unless the limit is reached. Where only failed tries count, those with the same key run one at a time, so
 * that concurrent ones cannot exceed it.
 * @throws AppError too_many_requests, with the seconds until a retry
 */
export async function withRateLimit<T>(
  name: LimitName,
  subject: RateLimitSubject,
  work: () => Promise<T>,
  onSignInBlocked?: OnSignInBlocked,
): Promise<T> {
  const { semaphorePerAddress, isFailedTry }: RateLimitRule = RATE_LIMITS[name]
  const counters = createCounters(name, createRateLimitSubject(subject), onSignInBlocked)
  if (!semaphorePerAddress || !subject.address) return runLimited(counters, isFailedTry, work)
  const semaphore = addressSemaphores.get(name) ?? createKeyedSemaphore(semaphorePerAddress)
  addressSemaphores.set(name, semaphore)
  return runLimited(counters, isFailedTry, () => semaphore(subject.address, work))
}

const addressSemaphores = new Map<LimitName, ReturnType<typeof createKeyedSemaphore>>()

async function runLimited<T>(
  counters: Counter[],
  isFailedTry: RateLimitRule['isFailedTry'],
  work: () => Promise<T>,
): Promise<T> {
  const [first] = counters
  if (first === undefined) return work()
  if (isFailedTry) return withKeyedMutex(first.id, () => consumeFailedTry(counters, isFailedTry, work))
  await consume(counters)
  return work()
}

async function consumeFailedTry<T>(
  counters: Counter[],
  isFailedTry: (error: AppError) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await runWhileBelowLimit(counters, work)
  } catch (error) {
    // No longer in `inFlight`, so that it counts once.
    if (error instanceof AppError && isFailedTry(error)) await consume(counters)
    throw error
  }
}

/** Running tries per counter, oldest first. They count towards the limit, because each may fail. */
const inFlight = new Map<string, Set<symbol>>()

async function runWhileBelowLimit<T>(counters: Counter[], work: () => Promise<T>): Promise<T> {
  const attempt = Symbol('try')
  for (const { id } of counters) inFlight.set(id, (inFlight.get(id) ?? new Set()).add(attempt))
  try {
    await Promise.all(counters.map((counter) => assertBelowLimit(counter, attempt)))
    return await work()
  } finally {
    for (const { id } of counters) removeInFlight(id, attempt)
  }
}

function assertBelowLimit({ id, limiter, key, text }: Counter, attempt: symbol): Promise<void> {
  return findTryCount(limiter.getKey(key)).then((count) => {
    const position = 1 + [...(inFlight.get(id) ?? [])].indexOf(attempt)
    if ((count?.tries ?? 0) + position > limiter.points) rejectTry(count?.msBeforeNext ?? 0, text)
  })
}

function removeInFlight(id: string, attempt: symbol): void {
  const attempts = inFlight.get(id)
  attempts?.delete(attempt)
  if (attempts?.size === 0) inFlight.delete(id)
}

async function consume(counters: Counter[]): Promise<void> {
  const results = await Promise.allSettled(counters.map(({ limiter, key }) => limiter.consume(key)))
  for (const [index, result] of results.entries()) {
    const counter = counters[index]
    if (result.status === 'fulfilled') {
      if (result.value.consumedPoints === counter?.limiter.points) counter.onSignInBlocked?.()
      continue
    }
    if (!(result.reason instanceof RateLimiterRes)) throw result.reason
    rejectTry(result.reason.msBeforeNext, counter?.text)
  }
}

function rejectTry(milliseconds: number, text?: string): never {
  throw new AppError('too_many_requests', { retryAfter: Math.max(1, milliseconds / 1000), text })
}
