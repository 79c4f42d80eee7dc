import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { limits } from '@/lib/config/limits'
import { poolOf } from '@/lib/db/client'
import { together } from '@/lib/db/together'
import { AppError } from '@/lib/errors/app-error'
import { type LimitName, ruleOf, type Trier } from './rules'
import { oneAtATime } from './turns'

const limiters = new Map<string, RateLimiterPostgres>()

type Counter = { limiter: RateLimiterPostgres; key: string }

/** Whatever pool there is when something is counted; what is counted together is asked together. */
const pool = { query: together(poolOf) }

const STORE = { storeClient: pool, storeType: 'pool', tableName: 'rate_limiter_flexible', tableCreated: true }

/** A counter of tries: rows in the database, so that it holds across containers. */
function counterOf(keyPrefix: string, by: string, points: number, duration: number): Counter {
  const limiter =
    limiters.get(keyPrefix) ?? new RateLimiterPostgres({ ...STORE, keyPrefix, points, duration })
  limiters.set(keyPrefix, limiter)
  // What it is counted by may be an e-mail address, which has no business in a table of counters.
  return { limiter, key: createHash('sha256').update(by).digest('base64url') }
}

/** What a try counts in; nothing where the limit is off, or does not know this trier. */
function countersOf(name: LimitName, trier: Trier): Counter[] {
  const { variable, by, seconds, wide } = ruleOf(name)
  const points = limits()[variable]
  const counted = by(trier)
  if (points === 0 || counted === null) return []
  const all = wide?.by(trier)
  const own = counterOf(name, counted, points, seconds)
  return wide && all ? [own, counterOf(`${name}:wide`, all, points * wide.times, seconds)] : [own]
}

/**
 * Runs a try if its limit allows one more. Where only wrong tries count, each is counted before it is made and taken off
 * again unless it was wrong: a burst over several containers passes no more of them than a row would. Within one, those
 * of one trier wait for each other, so that right ones do not stand in each other's way.
 * @throws AppError too_many_requests, with the seconds to wait
 */
export async function limited<T>(name: LimitName, trier: Trier, work: () => Promise<T>): Promise<T> {
  const { wrong } = ruleOf(name)
  const counters = countersOf(name, trier)
  const [own] = counters
  if (own === undefined) return work()
  if (wrong === undefined) {
    await count(counters)
    return work()
  }
  return oneAtATime(`${name}:${own.key}`, async () => {
    const counted: Counter[] = []
    let counts = false
    try {
      await count(counters, counted)
      return await work()
    } catch (error) {
      counts = error instanceof AppError && wrong(error)
      throw error
    } finally {
      if (!counts) await Promise.all(counted.map(({ limiter, key }) => limiter.reward(key)))
    }
  })
}

/** Counts a try, also one that is refused; `counted` is told where. */
async function count(counters: Counter[], counted: Counter[] = []): Promise<void> {
  counted.push(...counters)
  // All of them, whichever refuses: what is counted can be taken off again.
  const tries = await Promise.allSettled(counters.map(({ limiter, key }) => limiter.consume(key)))
  for (const one of tries) if (one.status === 'rejected') refuse(one.reason)
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  throw new AppError('too_many_requests', { retryAfter: Math.max(1, reason.msBeforeNext / 1000) })
}
