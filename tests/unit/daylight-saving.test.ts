import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countStreak } from '@/lib/features/scores/rules'
import { addDays, endOfLocalDay, type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'

const countHours = (date: LocalDate, zone: string) =>
  (endOfLocalDay(date, zone).getTime() - endOfLocalDay(addDays(date, -1), zone).getTime()) / 3_600_000

interface Turn {
  zone: string
  date: LocalDate
  hours: number
  end: string
}

const turns: Turn[] = [
  { zone: 'America/New_York', date: '2026-03-08', hours: 23, end: '2026-03-09T04:00:00.000Z' },
  { zone: 'America/New_York', date: '2026-11-01', hours: 25, end: '2026-11-02T05:00:00.000Z' },
  { zone: 'Europe/Lisbon', date: '2026-03-29', hours: 23, end: '2026-03-29T23:00:00.000Z' },
  { zone: 'Europe/Lisbon', date: '2026-10-25', hours: 25, end: '2026-10-26T00:00:00.000Z' },
  // The night of 17 February came twice, 4 November began at one.
  { zone: 'America/Sao_Paulo', date: '2018-02-17', hours: 25, end: '2018-02-18T03:00:00.000Z' },
  { zone: 'America/Sao_Paulo', date: '2018-11-03', hours: 24, end: '2018-11-04T03:00:00.000Z' },
  { zone: 'America/Sao_Paulo', date: '2018-11-04', hours: 23, end: '2018-11-05T02:00:00.000Z' },
]

describe.each(turns)('$date in $zone', ({ zone, date, hours, end }) => {
  it(`lasts ${hours} hours and ends where the next day begins`, () => {
    expect(endOfLocalDay(date, zone).toISOString()).toBe(end)
    expect(countHours(date, zone)).toBe(hours)
  })

  it('is the local date from its first to its last millisecond', () => {
    const first = endOfLocalDay(addDays(date, -1), zone).getTime()
    const last = endOfLocalDay(date, zone).getTime()
    expect(localDateAt(new Date(first - 1), zone)).toBe(addDays(date, -1))
    expect(localDateAt(new Date(first), zone)).toBe(date)
    for (let ms = first; ms < last; ms += 600_000) expect(localDateAt(new Date(ms), zone)).toBe(date)
    expect(localDateAt(new Date(last - 1), zone)).toBe(date)
    expect(localDateAt(new Date(last), zone)).toBe(addDays(date, 1))
  })

  it('breaks no streak of completions a minute before midnight', () => {
    const days = Array.from({ length: 7 }, (_, index) => addDays(date, index - 3))
    const completedDates = days.map((day) =>
      localDateAt(new Date(endOfLocalDay(day, zone).getTime() - 60_000), zone),
    )
    expect(completedDates).toEqual(days)
    const today = days[6] ?? date
    expect(countStreak({ scheduled: days, completedDates, restDays: [], today })).toEqual({
      current: 7,
      best: 7,
    })
  })

  it('breaks no streak of completions a minute after midnight', () => {
    const days = Array.from({ length: 7 }, (_, index) => addDays(date, index - 3))
    const completedDates = days.map((day) =>
      localDateAt(new Date(endOfLocalDay(addDays(day, -1), zone).getTime() + 60_000), zone),
    )
    expect(completedDates).toEqual(days)
  })
})

describe('the end of a local day', () => {
  it('is the second midnight when midnight comes twice', () => {
    // In St. John's the clock went back at one minute past midnight.
    const end = endOfLocalDay('2010-11-06', 'America/St_Johns')
    expect(end.toISOString()).toBe('2010-11-07T03:30:00.000Z')
    expect(localDateAt(new Date('2010-11-07T02:30:30Z'), 'America/St_Johns')).toBe('2010-11-07')
    expect(localDateAt(new Date(end.getTime() - 1), 'America/St_Johns')).toBe('2010-11-06')
  })

  it('is the instant at which a skipped day would have begun', () => {
    // Samoa went from 29 to 31 December 2011.
    const end = '2011-12-30T10:00:00.000Z'
    expect(endOfLocalDay('2011-12-29', 'Pacific/Apia').toISOString()).toBe(end)
    expect(endOfLocalDay('2011-12-30', 'Pacific/Apia').toISOString()).toBe(end)
    expect(localDateAt(new Date(end), 'Pacific/Apia')).toBe('2011-12-31')
  })

  it('agrees with the local date in every zone, on any day', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    const date = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2008-01-01', days))
    fc.assert(
      fc.property(fc.constantFrom(...zones), date, (zone, day) => {
        const end = endOfLocalDay(day, zone).getTime()
        expect(localDateAt(new Date(end), zone) > day).toBe(true)
        expect(localDateAt(new Date(end - 1), zone) <= day).toBe(true)
        for (let hour = 1; hour <= 26; hour += 1) {
          expect(localDateAt(new Date(end + hour * 3_600_000), zone) > day).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })
})
