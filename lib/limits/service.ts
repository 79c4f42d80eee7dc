import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { limits } from '@/lib/config/limits'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors/app-error'
import { type LimitName, ruleOf, type Trier } from './rules'
import { oneAtATime } from './turns'

const limiters = new Map<LimitName, RateLimiterPrisma>()

/** The counter of a limit: rows in the database, so that it holds across containers. */
function limiterOf(name: LimitName, points: number): RateLimiterPrisma {
  const known = limiters.get(name)
  if (known) return known
  const { seconds: duration } = ruleOf(name)
  const made = new RateLimiterPrisma({
    storeClient: db(),
    tableName: 'rateLimiterFlexible',
    keyPrefix: name,
    points,
    duration,
  })
  limiters.set(name, made)
  return made
}

/**
 * Runs a try if its limit allows one more. Where only wrong tries count, those of one trier are made one after the
 * other, so that a burst of guesses is counted like a row of them.
 * @throws AppError too_many_requests, with the seconds to wait
 */
export async function limited<T>(name: LimitName, trier: Trier, work: () => Promise<T>): Promise<T> {
  const rule = ruleOf(name)
  const points = limits()[rule.variable]
  const by = rule.by(trier)
  if (points === 0 || by === null) return work()
  // What it is counted by may be an e-mail address, which has no business in a table of counters.
  const key = createHash('sha256').update(by).digest('base64url')
  const limiter = limiterOf(name, points)
  const { wrong } = rule
  if (wrong === undefined) {
    await consume(limiter, key)
    return work()
  }
  return oneAtATime(`${name}:${key}`, async () => {
    const state = await limiter.get(key)
    if (state && state.consumedPoints >= points) throw refusal(state)
    try {
      return await work()
    } catch (error) {
      if (error instanceof AppError && wrong(error)) await consume(limiter, key)
      throw error
    }
  })
}

async function consume(limiter: RateLimiterPrisma, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    throw error instanceof RateLimiterRes ? refusal(error) : error
  }
}

function refusal({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError('too_many_requests', { retryAfter: Math.max(1, msBeforeNext / 1000) })
}
