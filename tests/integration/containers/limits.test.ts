import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

type Container = typeof import('@/lib/platform/rate-limits/service') &
  typeof import('@/lib/platform/errors/app-error')

const TRIES = 4
const CONTAINERS = 3
const trier = (email: string) => ({ email, address: '10.0.0.1', userId: null })
let containers: Container[]

beforeAll(() => {
  Object.assign(process.env, { RATE_LIMIT_LOGIN: String(TRIES), RATE_LIMIT_ACCOUNT: '10' })
})

/** Each module instance acts as a process. */
beforeEach(async () => {
  containers = []
  for (let n = 0; n < CONTAINERS; n += 1) {
    vi.resetModules()
    containers.push({
      ...(await import('@/lib/platform/rate-limits/service')),
      ...(await import('@/lib/platform/errors/app-error')),
    })
  }
})

async function tryAtOnce(email: string, count: number, isRight: boolean): Promise<string[]> {
  const tries = Array.from({ length: count }, (_, n) => {
    const { withRateLimit, AppError } = containers[n % CONTAINERS] as Container
    const signIn = async () => {
      await sleep(30)
      if (!isRight) throw new AppError('login_error_credentials')
    }
    const answer = withRateLimit('login', trier(email), signIn)
    return answer.then(
      () => 'signed in',
      (error: { code: string }) => error.code,
    )
  })
  return Promise.all(tries)
}

const times = (answers: string[], answer: string) => answers.filter((one) => one === answer).length

it('several containers together allow no more simultaneous wrong passwords than the limit', async () => {
  const answers = await tryAtOnce('ana@example.com', 6 * CONTAINERS, false)
  expect(times(answers, 'login_error_credentials')).toBe(TRIES)
  expect(times(answers, 'too_many_requests')).toBe(6 * CONTAINERS - TRIES)
  expect(await tryAtOnce('ana@example.com', 1, true)).toEqual(['too_many_requests'])
})

it('simultaneous correct passwords do not count toward the limit', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(times(await tryAtOnce('rui@example.com', TRIES, true), 'signed in')).toBe(TRIES)
  }
  const answers = await tryAtOnce('rui@example.com', TRIES, false)
  expect(times(answers, 'login_error_credentials')).toBe(TRIES)
})

it('simultaneous sign-ins from one address are accepted exactly up to its limit', async () => {
  const { withRateLimit } = containers[0] as Container
  const room = TRIES * 10
  const answers = Array.from({ length: room + 5 }, (_, n) =>
    withRateLimit('login', { ...trier(`all${n}@example.com`), address: '10.0.0.2' }, () => sleep(300)).then(
      () => 'signed in',
      (error: { code: string }) => error.code,
    ),
  )
  expect(times(await Promise.all(answers), 'signed in')).toBe(room)
})

it('simultaneous wrong passwords for one account from many addresses are limited to ten', async () => {
  const answers = Array.from({ length: 40 }, (_, n) => {
    const { withRateLimit, AppError } = containers[n % CONTAINERS] as Container
    const guess = async () => {
      await sleep(30)
      throw new AppError('login_error_credentials')
    }
    const guesser = { ...trier('many@example.com'), address: `10.1.0.${n}` }
    return withRateLimit('login', guesser, guess).catch((error: { code: string }) => error.code)
  })
  expect(times((await Promise.all(answers)) as string[], 'login_error_credentials')).toBe(10)
})
