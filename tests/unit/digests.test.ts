import { describe, expect, it } from 'vitest'
import { findDigestWeek, nextDigest } from '@/lib/features/notifications/digests/rules'

const NIGHT = { quietFrom: '20:00', quietTo: '08:00' }
type Changes = { timezone?: string; digestedOn?: string | null; quietFrom?: string; quietTo?: string }
const schedule = (changes: Changes = {}) => ({ timezone: 'UTC', digestedOn: null, ...NIGHT, ...changes })
const next = (now: string, changes?: Changes) => nextDigest(schedule(changes), new Date(now)).toISOString()
const week = (now: string, changes?: Changes) => findDigestWeek(schedule(changes), new Date(now))

describe('the weekly digest', () => {
  it('is scheduled for the next Sunday at 18:00, and never twice for one Sunday', () => {
    for (const now of ['2027-03-08T00:00:00Z', '2027-03-14T17:59:59Z'])
      expect(next(now)).toBe('2027-03-14T18:00:00.000Z')
    expect(next('2027-03-14T18:00:00Z')).toBe('2027-03-21T18:00:00.000Z')
    expect(next('2027-03-10T00:00:00Z', { digestedOn: '2027-03-14' })).toBe('2027-03-21T18:00:00.000Z')
  })

  it('is sent once, within two hours, for the week that ends', () => {
    expect(week('2027-03-14T17:59:59Z')).toBeNull()
    expect(week('2027-03-14T18:00:00Z')).toBe('2027-03-14')
    expect(week('2027-03-14T19:59:59Z')).toBe('2027-03-14')
    expect(week('2027-03-14T20:00:00Z', { quietFrom: '00:00', quietTo: '00:00' })).toBeNull()
    expect(week('2027-03-14T18:00:00Z', { digestedOn: '2027-03-14' })).toBeNull()
  })

  it.each([
    ['17:00', '21:00', '2027-03-14T21:00:00.000Z'],
    ['17:00', '07:30', '2027-03-15T07:30:00.000Z'],
    ['23:00', '19:00', '2027-03-14T19:00:00.000Z'],
  ])('waits for the end of quiet hours from %s to %s', (quietFrom, quietTo, expected) => {
    const quiet = { quietFrom, quietTo }
    expect(next('2027-03-14T10:00:00Z', quiet)).toBe(expected)
    expect(week('2027-03-14T18:00:00Z', quiet)).toBeNull()
    expect(week(expected, quiet)).toBe('2027-03-14')
  })

  it('is not sent in quiet hours after a downtime of the server', () => {
    expect(week('2027-03-14T19:30:00Z', { quietFrom: '19:00', quietTo: '08:00' })).toBeNull()
  })

  it.each([
    ['America/New_York', '2027-03-14', '2027-03-14T22:00:00.000Z'],
    ['America/New_York', '2027-11-07', '2027-11-07T23:00:00.000Z'],
    ['Europe/Lisbon', '2027-03-28', '2027-03-28T17:00:00.000Z'],
    ['Europe/Lisbon', '2027-10-31', '2027-10-31T18:00:00.000Z'],
    ['Pacific/Auckland', '2027-04-04', '2027-04-04T06:00:00.000Z'],
  ])('follows the clock of %s on %s, the day of a clock change', (timezone, sunday, expected) => {
    const before = new Date(Date.parse(expected) - 36 * 3_600_000).toISOString()
    expect(next(before, { timezone })).toBe(expected)
    expect(week(expected, { timezone })).toBe(sunday)
  })
})
