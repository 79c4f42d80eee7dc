import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/errors/app-error'
import { doorFor } from '@/lib/limits/crowd'

/** Work that is done when it is told to. */
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

describe('a door', () => {
  it('lets in as many as there is room for, the others in their order', async () => {
    const enter = doorFor({ running: 2, waiting: 10 })
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

  it('turns away whoever would wait behind too many, with the time to wait', async () => {
    const enter = doorFor({ running: 1, waiting: 1 })
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

  it('is free again after work that failed', async () => {
    const enter = doorFor({ running: 1, waiting: 0 })
    const broken = () => Promise.reject(new Error('broken'))
    await expect(enter(broken)).rejects.toThrow('broken')
    expect(await enter(async () => 'in')).toBe('in')
  })
})
