import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  diffDays,
  earliestLocalDate,
  endOfLocalDay,
  isLocalDate,
  isoWeekKey,
  isTimeZone,
  latestLocalDate,
  localDateAt,
  monthKey,
  nextMonday,
  startOfIsoWeek,
  weekday,
} from '@/lib/platform/dates/local-date'

const anyDate = fc
  .integer({ min: -25_000, max: 40_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))

describe('local dates', () => {
  it('are tested in the time zone of Kathmandu, so that a missing zone is noticed', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toMatch(/Kat[h]?mandu/)
  })

  it.each(['2026-11-21', '2024-02-29', '1999-12-31', '2000-02-29'])('accept %s', (date) => {
    expect(isLocalDate(date)).toBe(true)
  })

  it.each([
    '2026-02-30',
    '2025-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '',
    '2026-11-21T00:00',
    null,
    20261121,
    ' 2026-11-21',
    '2026-11-21\n',
  ])('refuses %j', (value) => {
    expect(isLocalDate(value)).toBe(false)
  })

  it('throw on a day that does not exist instead of rolling it over', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
  })

  it('add and subtract as inverses, across months, leap days and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const moved = addDays(date, days)
        expect(diffDays(moved, date)).toBe(days)
        expect(addDays(moved, -days)).toBe(date)
      }),
    )
  })
})

describe('weeks and months', () => {
  it('count weekdays from Monday', () => {
    expect(weekday('2026-11-16')).toBe(1)
    expect(weekday('2026-11-22')).toBe(7)
    expect(startOfIsoWeek('2026-11-22')).toBe('2026-11-16')
    expect(startOfIsoWeek('2026-11-16')).toBe('2026-11-16')
  })

  it('have a next Monday strictly after today', () => {
    expect(nextMonday('2026-11-21')).toBe('2026-11-23')
    expect(nextMonday('2026-11-22')).toBe('2026-11-23')
    expect(nextMonday('2026-11-23')).toBe('2026-11-30')
  })

  it('have one key from Monday to Sunday, and keys that sort by date', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const monday = startOfIsoWeek(date)
        expect(weekday(monday)).toBe(1)
        for (let day = 0; day < 7; day += 1) expect(isoWeekKey(addDays(monday, day))).toBe(isoWeekKey(date))
        expect(isoWeekKey(addDays(monday, 7)) > isoWeekKey(date)).toBe(true)
        expect(isoWeekKey(addDays(monday, -1)) < isoWeekKey(date)).toBe(true)
      }),
    )
  })

  // Keys of 29 December to 4 January, from printed calendars.
  const turns: [number, string[]][] = [
    [2017, ['2017-W52', '2017-W52', '2017-W52', '2018-W01', '2018-W01', '2018-W01', '2018-W01']],
    [2018, ['2018-W52', '2018-W52', '2019-W01', '2019-W01', '2019-W01', '2019-W01', '2019-W01']],
    [2019, ['2019-W52', '2020-W01', '2020-W01', '2020-W01', '2020-W01', '2020-W01', '2020-W01']],
    [2020, ['2020-W53', '2020-W53', '2020-W53', '2020-W53', '2020-W53', '2020-W53', '2021-W01']],
    [2021, ['2021-W52', '2021-W52', '2021-W52', '2021-W52', '2021-W52', '2022-W01', '2022-W01']],
    [2022, ['2022-W52', '2022-W52', '2022-W52', '2022-W52', '2023-W01', '2023-W01', '2023-W01']],
    [2023, ['2023-W52', '2023-W52', '2023-W52', '2024-W01', '2024-W01', '2024-W01', '2024-W01']],
    [2024, ['2024-W52', '2025-W01', '2025-W01', '2025-W01', '2025-W01', '2025-W01', '2025-W01']],
    [2025, ['2026-W01', '2026-W01', '2026-W01', '2026-W01', '2026-W01', '2026-W01', '2026-W01']],
    [2026, ['2026-W53', '2026-W53', '2026-W53', '2026-W53', '2026-W53', '2026-W53', '2027-W01']],
  ]
  it.each(turns)('have the keys of printed calendars at the end of %i', (year, keys) => {
    expect(keys.map((_, day) => isoWeekKey(addDays(`${year}-12-29`, day)))).toEqual(keys)
  })

  it('have month keys by the calendar', () => {
    expect(monthKey('2026-12-31')).toBe('2026-12')
    expect(monthKey('2027-01-01')).toBe('2027-01')
  })
})

describe('time zones', () => {
  it.each(['America/Sao_Paulo', 'Europe/Lisbon', 'UTC', 'Asia/Kathmandu', 'America/Argentina/Buenos_Aires'])(
    'include %s',
    (zone) => {
      expect(isTimeZone(zone)).toBe(true)
    },
  )

  it.each(['', 'Mars/Olympus', '+03:00', '-0300', ' UTC', undefined, null, 5])('refuses %j', (zone) => {
    expect(isTimeZone(zone)).toBe(false)
  })

  it('give one instant different local dates', () => {
    const instant = new Date('2026-11-21T10:30:00Z')
    expect(localDateAt(instant, 'Pacific/Kiritimati')).toBe('2026-11-22')
    expect(localDateAt(instant, 'Asia/Kathmandu')).toBe('2026-11-21')
    expect(localDateAt(instant, 'Pacific/Pago_Pago')).toBe('2026-11-20')
    expect(latestLocalDate(instant)).toBe('2026-11-22')
    expect(earliestLocalDate(instant)).toBe('2026-11-20')
  })

  it('have local dates between the earliest and the latest one', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (instant, zone) => {
          const date = localDateAt(instant, zone)
          expect(date >= earliestLocalDate(instant) && date <= latestLocalDate(instant)).toBe(true)
        },
      ),
    )
  })

  it('shift the date by at most one day when a family moves by twelve hours', () => {
    const at = new Date('2026-11-21T13:00:00Z')
    expect(localDateAt(at, 'Etc/GMT')).toBe('2026-11-21')
    expect(localDateAt(at, 'Etc/GMT-12')).toBe('2026-11-22')
    expect(localDateAt(new Date('2026-11-21T11:00:00Z'), 'Etc/GMT+12')).toBe('2026-11-20')
    const end = endOfLocalDay('2026-11-21', 'Etc/GMT').getTime()
    expect(endOfLocalDay('2026-11-21', 'Etc/GMT-12').getTime() - end).toBe(-12 * 3_600_000)
    expect(endOfLocalDay('2026-11-21', 'Etc/GMT+12').getTime() - end).toBe(12 * 3_600_000)
  })
})
