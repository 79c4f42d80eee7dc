import { describe, expect, it } from 'vitest'
import { HALF_HOURS, listReminderTimes } from '@/components/notifications/settings/times'
import { isQuiet, isReminderTime, nextReminder } from '@/lib/features/notifications/reminders/rules'

const NIGHT = { quietFrom: '20:00', quietTo: '08:00' }
const at = (instant: string) => new Date(instant)
const next = (time: string, timezone: string, now: string, remindedOn: string | null = null) =>
  nextReminder(time, { timezone, remindedOn }, at(now)).toISOString()

describe('quiet hours', () => {
  it.each([
    ['19:59', false],
    ['20:00', true],
    ['23:59', true],
    ['00:00', true],
    ['07:59', true],
    ['08:00', false],
  ])('across midnight contain %s: %s', (time, expected) => expect(isQuiet(time, NIGHT)).toBe(expected))

  it('can be within one day, or empty', () => {
    const noon = { quietFrom: '12:00', quietTo: '14:00' }
    expect(['11:59', '12:00', '13:59', '14:00'].map((time) => isQuiet(time, noon))).toEqual([
      false,
      true,
      true,
      false,
    ])
    const none = { quietFrom: '08:00', quietTo: '08:00' }
    expect(HALF_HOURS.some((time) => isQuiet(time, none))).toBe(false)
  })

  it('leave all other times available for a reminder', () => {
    const times = listReminderTimes(NIGHT, '18:10')
    expect(times[0]).toBe('08:00')
    expect(times.at(-1)).toBe('19:30')
    expect(times).toContain('18:10')
    expect(listReminderTimes(NIGHT, '21:15')).toHaveLength(24)
  })
})

describe('the next reminder', () => {
  it.each([
    ['2026-11-16T17:59:59Z', '2026-11-16T18:00:00.000Z'],
    ['2026-11-16T18:00:00Z', '2026-11-17T18:00:00.000Z'],
  ])('after %s is at %s', (now, expected) => expect(next('18:00', 'UTC', now)).toBe(expected))

  it('is on a later day than the last one', () => {
    expect(next('18:00', 'UTC', '2026-11-16T10:00:00Z', '2026-11-16')).toBe('2026-11-17T18:00:00.000Z')
    expect(next('18:00', 'UTC', '2026-11-16T10:00:00Z', '2026-11-15')).toBe('2026-11-16T18:00:00.000Z')
    // Travelled west over the date line since.
    expect(next('18:00', 'UTC', '2026-11-16T10:00:00Z', '2026-11-17')).toBe('2026-11-18T18:00:00.000Z')
  })

  it.each([
    ['America/New_York', '2027-03-13T23:30:00Z', '2027-03-14T22:00:00.000Z'],
    ['America/New_York', '2027-11-06T23:00:00Z', '2027-11-07T23:00:00.000Z'],
    ['Europe/Lisbon', '2027-03-27T19:00:00Z', '2027-03-28T17:00:00.000Z'],
    ['Europe/Lisbon', '2027-10-30T18:00:00Z', '2027-10-31T18:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-03T22:00:00Z', '2018-11-04T20:00:00.000Z'],
    ['America/Sao_Paulo', '2018-02-17T21:00:00Z', '2018-02-18T21:00:00.000Z'],
  ])('stays at its local hour in %s when the clock changes', (zone, now, expected) =>
    expect(next('18:00', zone, now)).toBe(expected),
  )

  it('comes after a skipped hour, and at the first of a repeated hour', () => {
    expect(next('02:30', 'America/New_York', '2027-03-14T05:00:00Z')).toBe('2027-03-14T07:30:00.000Z')
    expect(next('01:30', 'America/New_York', '2027-11-07T04:00:00Z')).toBe('2027-11-07T05:30:00.000Z')
  })
})

describe('a reminder', () => {
  const isDue = (now: string, remindedOn: string | null = null) =>
    isReminderTime('18:00', { timezone: 'UTC', remindedOn }, at(now))

  it('is due for an hour, and once a day', () => {
    expect(isDue('2026-11-16T17:59:59Z')).toBe(false)
    expect(isDue('2026-11-16T18:00:00Z')).toBe(true)
    expect(isDue('2026-11-16T18:59:59Z')).toBe(true)
    expect(isDue('2026-11-16T19:00:00Z')).toBe(false)
    expect(isDue('2026-11-16T18:00:00Z', '2026-11-16')).toBe(false)
    expect(isDue('2026-11-16T18:00:00Z', '2026-11-15')).toBe(true)
  })
})
