import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  frozenDates,
  getCycleStart,
  getDateOfDay,
  getEndDate,
  getStatus,
  isFrozen,
  pickCurrentChallenge,
} from '@/lib/features/challenges/rules'
import { addDays, localDateAt, type Weekday, weekday } from '@/lib/platform/dates/local-date'

const challenge = (id: string, startDate: string, isActive = true) => ({
  id,
  startDate,
  endDate: getEndDate(startDate),
  isActive,
})

describe('the window of a challenge', () => {
  it('is seven days long', () => {
    expect(getEndDate('2026-11-16')).toBe('2026-11-22')
    expect(getEndDate('2026-12-28')).toBe('2027-01-03')
  })

  it('contains each weekday once, on any start day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (offset) => {
        const startDate = addDays('2020-01-01', offset)
        const dates = ([1, 2, 3, 4, 5, 6, 7] as Weekday[]).map((day) => {
          const date = getDateOfDay({ startDate }, day)
          expect(weekday(date)).toBe(day)
          expect(date >= startDate && date <= getEndDate(startDate)).toBe(true)
          return date
        })
        expect(new Set(dates).size).toBe(7)
      }),
    )
  })

  it('has Monday at its end when it starts on Tuesday', () => {
    expect(getDateOfDay({ startDate: '2026-11-17' }, 2)).toBe('2026-11-17')
    expect(getDateOfDay({ startDate: '2026-11-17' }, 1)).toBe('2026-11-23')
  })
})

describe('the status of a challenge', () => {
  const week = challenge('a', '2026-11-16')
  it.each([
    ['2026-11-15', 'upcoming'],
    ['2026-11-16', 'active'],
    ['2026-11-22', 'active'],
    ['2026-11-23', 'completed'],
  ])('on %s is %s', (today, status) => {
    expect(getStatus(week, today)).toBe(status)
    expect(getStatus({ ...week, isActive: false }, today)).toBe('inactive')
  })
})

describe('the cycle of a challenge', () => {
  it('starts three weeks before week 4, also across New Year', () => {
    expect(getCycleStart({ startDate: '2026-11-16', weekNumber: 1 })).toBe('2026-11-16')
    expect(getCycleStart({ startDate: '2027-01-04', weekNumber: 4 })).toBe('2026-12-14')
  })

  it('is the same for four consecutive weeks throughout ten years', () => {
    for (let start = '2017-01-02'; start < '2027-01-10'; start = addDays(start, 28)) {
      const starts = [1, 2, 3, 4].map((weekNumber) =>
        getCycleStart({ startDate: addDays(start, 7 * (weekNumber - 1)), weekNumber }),
      )
      expect(new Set(starts)).toEqual(new Set([start]))
    }
  })
})

describe('the current challenge', () => {
  const today = '2026-11-18'
  it('is the active one whose window includes today', () => {
    const past = challenge('a', '2026-11-09')
    const now = challenge('b', '2026-11-16')
    const next = challenge('c', '2026-11-23')
    expect(pickCurrentChallenge([past, now, next], today)).toBe(now)
    expect(pickCurrentChallenge([past, next], today)).toBeNull()
    expect(pickCurrentChallenge([challenge('b', '2026-11-16', false)], today)).toBeNull()
    expect(pickCurrentChallenge([], today)).toBeNull()
  })

  it('is the one with the latest start, then the highest id, when windows overlap', () => {
    const all = [
      challenge('z', '2026-11-14'),
      challenge('a', '2026-11-17'),
      challenge('b', '2026-11-17'),
      challenge('c', '2026-11-18', false),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 4 }), (shuffled) => {
        expect(pickCurrentChallenge(shuffled, today)?.id).toBe('b')
      }),
    )
  })
})

describe('frozen days', () => {
  const week = challenge('a', '2026-11-16')
  it('include a day as soon as it has begun in any time zone', () => {
    expect(isFrozen('2026-11-16', new Date('2026-11-15T09:59:59.999Z'))).toBe(false)
    expect(isFrozen('2026-11-16', new Date('2026-11-15T10:00:00Z'))).toBe(true)
    expect(localDateAt(new Date('2026-11-15T10:00:00Z'), 'Pacific/Kiritimati')).toBe('2026-11-16')
  })

  it('are all days of a challenge that have begun', () => {
    expect(frozenDates(week, new Date('2026-11-15T00:00:00Z'))).toEqual([])
    expect(frozenDates(week, new Date('2026-11-17T12:00:00Z'))).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
    ])
    expect(frozenDates(week, new Date('2027-01-01T00:00:00Z'))).toHaveLength(7)
  })

  it('include every day that a family in any time zone can already complete', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (now, zone) => {
          expect(isFrozen(localDateAt(now, zone), now)).toBe(true)
        },
      ),
    )
  })
})
