import { describe, expect, it } from 'vitest'
import { createSemaphore } from '@/lib/platform/concurrency/semaphore'
import { AppError } from '@/lib/platform/errors/app-error'

function work() {
  let finish = () => {}
  let isRunning = false
  const run = () => {
    isRunning = true
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  }
  return { run, finish: () => finish(), isRunning: () => isRunning }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a semaphore', () => {
  it('runs as many tasks as its concurrency allows, the others in their order', async () => {
    const enter = createSemaphore({ concurrency: 2, maxQueued: 10 })
    const crowd = Array.from({ length: 4 }, work)
    const done = crowd.map(({ run }) => enter(run))
    await settled()
    const running = () => crowd.map(({ isRunning }) => isRunning())
    expect(running()).toEqual([true, true, false, false])
    crowd[1]?.finish()
    await settled()
    expect(running()).toEqual([true, true, true, false])
    for (const one of [0, 2]) crowd[one]?.finish()
    await settled()
    crowd[3]?.finish()
    await Promise.all(done)
  })

  it('refuses a task when its queue is full, with a time to retry', async () => {
    const enter = createSemaphore({ concurrency: 1, maxQueued: 1 })
    const [inside, waiting, late] = [work(), work(), work()]
    const done = [enter(inside.run), enter(waiting.run)]
    const refused = await enter(late.run).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(AppError)
    expect(refused).toMatchObject({ code: 'service_unavailable', retryAfter: 10 })
    inside.finish()
    await settled()
    waiting.finish()
    await Promise.all(done)
    expect(await enter(async () => 'in')).toBe('in')
  })

  it('releases its slot after a failed task', async () => {
    const enter = createSemaphore({ concurrency: 1, maxQueued: 0 })
    const broken = () => Promise.reject(new Error('broken'))
    await expect(enter(broken)).rejects.toThrow('broken')
    expect(await enter(async () => 'in')).toBe('in')
  })
})
