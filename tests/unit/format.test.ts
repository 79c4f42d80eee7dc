import { describe, expect, it } from 'vitest'
import { ageAt, formatDate, formatDateTime, formatDayMonth } from '@/lib/platform/dates/format'
import { weekdayName } from '@/lib/platform/dates/weekday-name'

describe('dates as text', () => {
  it('have the day first', () => {
    expect(formatDate('2026-11-05')).toBe('05/11/2026')
    expect(formatDayMonth('2026-11-05')).toBe('05/11')
  })

  it('show an instant in its time zone', () => {
    const instant = new Date('2026-11-21T02:59:59Z')
    expect(formatDateTime(instant, 'America/Sao_Paulo')).toBe('20/11/2026 23:59')
    expect(formatDateTime(instant, 'Asia/Kathmandu')).toBe('21/11/2026 08:44')
    expect(formatDateTime(new Date('2026-11-21T03:00:00Z'), 'America/Sao_Paulo')).toBe('21/11/2026 00:00')
  })

  it('have weekday names in both languages, by number and by date', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((day) => weekdayName(day as 1, 'en', 'short'))).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ])
    expect([1, 2, 3, 4, 5, 6, 7].map((day) => weekdayName(day as 1, 'pt-BR', 'short'))).toEqual([
      'seg',
      'ter',
      'qua',
      'qui',
      'sex',
      'sáb',
      'dom',
    ])
    expect(weekdayName('2026-11-21', 'pt-BR')).toBe('sábado')
    expect(weekdayName('2026-11-21', 'en')).toBe('Saturday')
  })
})

describe('age', () => {
  it.each([
    ['2020-11-21', '2026-11-20', 5],
    ['2020-11-21', '2026-11-21', 6],
    ['2026-11-21', '2026-11-21', 0],
    ['2020-02-29', '2026-02-28', 5],
    ['2020-02-29', '2026-03-01', 6],
    ['2020-02-29', '2028-02-29', 8],
    ['2008-11-22', '2026-11-21', 17],
    ['2008-11-21', '2026-11-21', 18],
  ])('with birth date %s on %s is %i', (birthDate, today, age) => {
    expect(ageAt(birthDate, today)).toBe(age)
  })

  it('is negative before birth', () => {
    expect(ageAt('2026-11-22', '2026-11-21')).toBe(-1)
  })
})
