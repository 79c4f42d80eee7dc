import { describe, expect, it } from 'vitest'
import { limitSeconds, pauseAfter } from '@/lib/features/notifications/push/rules'

const NIGHT = { quietFrom: '20:00', quietTo: '08:00' }
const HOUR = 3600

describe('a message that waits for its device', () => {
  it.each([
    ['12:00', NIGHT, 8 * HOUR - 60],
    ['08:00', NIGHT, 12 * HOUR - 60],
    ['19:59', NIGHT, 0],
    ['12:00', { quietFrom: '00:00', quietTo: '06:00' }, 12 * HOUR - 60],
    ['23:30', { quietFrom: '00:00', quietTo: '06:00' }, HOUR / 2 - 60],
    ['12:00', { quietFrom: '13:00', quietTo: '13:00' }, 12 * HOUR],
  ])('at %s with quiet hours %j waits %i seconds at most', (time, quiet, seconds) => {
    expect(limitSeconds(12 * HOUR, time, quiet)).toBe(seconds)
  })
})

describe('a push service that fails', () => {
  it('is paused longer after each failure, half a day at most', () => {
    const minutes = [1, 2, 3, 11, 12].map((failures) => pauseAfter(failures, new Date(0)).getTime() / 60_000)
    expect(minutes).toEqual([1, 2, 4, 720, 720])
  })
})
