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

/** Where tries are counted, and under which key; the id tells it from all other counters. */
type Counter = { id: string; limiter: RateLimiterPostgres; key: string }

/** Whatever pool there is when something is counted; what is counted together is asked together. */
const pool = { query: together(poolOf) }

const STORE = { storeClient: pool, storeType: 'pool', tableName: 'rate_limiter_flexible', tableCreated: true }

/** A counter of tries: rows in the database, so that it holds across containers. */
function counterOf(keyPrefix: string, by: string, points: number, duration: number): Counter {
  const limiter =
    limiters.get(keyPrefix) ?? new RateLimiterPostgres({ ...STORE, keyPrefix, points, duration })
  limiters.set(keyPrefix, limiter)
  // What it is counted by may be an e-mail address, which has no business in a table of counters.
  const key = createHash('sha256').update(by).digest('base64url')
  return { id: `${keyPrefix}:${key}`, limiter, key }
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
 * Runs a try if its limit allows one more. Where only wrong tries count, those of one trier wait for each other in this
 * process, so that a burst passes no more of them than a row would.
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
  return oneAtATime(own.id, () => guess(counters, wrong, work))
}

/** How many tries, of which only wrong ones count, are under way in this process, by what they count in. */
const underWay = new Map<string, number>()

/**
 * Makes a try that counts if it turns out wrong. A right one, as most are, writes nothing: it only has to find room, for
 * itself and for those that are under way and may turn out wrong. One that was wrong when others have taken the last
 * room is refused instead of being told, wherever those were made.
 */
async function guess<T>(
  counters: Counter[],
  wrong: (refusal: AppError) => boolean,
  work: () => Promise<T>,
): Promise<T> {
  for (const { id } of counters) underWay.set(id, (underWay.get(id) ?? 0) + 1)
  try {
    await Promise.all(counters.map(demandRoom))
    return await work()
  } catch (error) {
    if (error instanceof AppError && wrong(error)) await count(counters)
    throw error
  } finally {
    for (const { id } of counters) leave(id)
  }
}

async function demandRoom({ id, limiter, key }: Counter): Promise<void> {
  const counted = await limiter.get(key)
  const tries = (counted?.consumedPoints ?? 0) + (underWay.get(id) ?? 0)
  if (tries > limiter.points) refuse(counted?.msBeforeNext ?? 0)
}

function leave(id: string): void {
  const others = (underWay.get(id) ?? 1) - 1
  if (others === 0) underWay.delete(id)
  else underWay.set(id, others)
}

/** Counts a try, also one that is refused. */
async function count(counters: Counter[]): Promise<void> {
  const tries = await Promise.allSettled(counters.map(({ limiter, key }) => limiter.consume(key)))
  for (const one of tries) {
    if (one.status === 'fulfilled') continue
    if (!(one.reason instanceof RateLimiterRes)) throw one.reason
    refuse(one.reason.msBeforeNext)
  }
}

function refuse(milliseconds: number): never {
  throw new AppError('too_many_requests', { retryAfter: Math.max(1, milliseconds / 1000) })
}
