import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkRestDay,
  countStreak,
  getScorePeriods,
  restDaysAround,
  streakDays,
} from '@/lib/features/scores/rules'
import { addDays, type LocalDate, localDateAt } from '@/lib/platform/dates/local-date'

const days = (from: LocalDate, count: number) => Array.from({ length: count }, (_, day) => addDays(from, day))
const history = {
  scheduled: days('2026-11-01', 10),
  completedDates: [] as string[],
  restDays: [] as string[],
  today: '2026-11-10',
}

describe('score periods', () => {
  it('are all time, the month and the ISO week of the local date', () => {
    expect(getScorePeriods('2026-11-21')).toEqual(['all', '2026-11', '2026-W47'])
  })

  it('can have different years for the month and the ISO week at New Year', () => {
    expect(getScorePeriods('2024-12-31')).toEqual(['all', '2024-12', '2025-W01'])
    expect(getScorePeriods('2027-01-01')).toEqual(['all', '2027-01', '2026-W53'])
  })
})

describe('a streak', () => {
  it('is zero without completions', () => {
    expect(countStreak(history)).toEqual({ current: 0, best: 0 })
    expect(countStreak({ ...history, scheduled: [] })).toEqual({ current: 0, best: 0 })
  })

  it('counts consecutive days, not completions', () => {
    const completedDates = ['2026-11-08', '2026-11-09', '2026-11-09', '2026-11-10']
    expect(countStreak({ ...history, completedDates })).toEqual({ current: 3, best: 3 })
  })

  it('is not broken before today is over, and grows when today is done', () => {
    const completedDates = days('2026-11-01', 9)
    expect(countStreak({ ...history, completedDates }).current).toBe(9)
    expect(countStreak({ ...history, completedDates: [...completedDates, history.today] }).current).toBe(10)
    expect(countStreak({ ...history, completedDates, today: '2026-11-11' })).toEqual({ current: 0, best: 9 })
  })

  it('restarts after a missed day and keeps the best value', () => {
    const completedDates = [...days('2026-11-01', 5), ...days('2026-11-07', 3)]
    expect(countStreak({ ...history, completedDates })).toEqual({ current: 3, best: 5 })
  })

  it('continues over days without a task, even over weeks', () => {
    const scheduled = ['2026-09-01', '2026-10-31', '2026-11-02', '2026-11-09']
    expect(countStreak({ ...history, scheduled, completedDates: scheduled })).toEqual({ current: 4, best: 4 })
  })

  it('does not count a completion on a day without a task, and is not broken by it', () => {
    const scheduled = ['2026-11-07', '2026-11-09']
    const completedDates = ['2026-11-07', '2026-11-08', '2026-11-09']
    expect(countStreak({ ...history, scheduled, completedDates })).toEqual({ current: 2, best: 2 })
  })

  it('is not restored by completing a missed day’s task a day later', () => {
    const completedDates = [...days('2026-11-01', 4), ...days('2026-11-06', 5)]
    expect(countStreak({ ...history, completedDates }).current).toBe(5)
  })

  it('continues over rest days, and counts one with a completion', () => {
    const completedDates = days('2026-11-01', 10).filter((date) => date !== '2026-11-05')
    expect(countStreak({ ...history, completedDates, restDays: ['2026-11-05'] })).toEqual({
      current: 9,
      best: 9,
    })
    expect(countStreak({ ...history, completedDates, restDays: ['2026-11-05', '2026-11-06'] }).current).toBe(
      9,
    )
    expect(streakDays({ ...history, completedDates, restDays: ['2026-11-05'] })[4]).toEqual({
      date: '2026-11-05',
      day: 'rest',
    })
  })

  it('keeps a completed day when the family moves west into the previous date', () => {
    const completedDates = days('2026-11-01', 10)
    expect(countStreak({ ...history, completedDates, today: '2026-11-09' })).toEqual({
      current: 10,
      best: 10,
    })
  })

  it('keeps yesterday when the family moves east by twelve hours', () => {
    const at = new Date('2026-11-10T18:00:00Z')
    const completedDates = [...days('2026-11-01', 9), localDateAt(at, 'Etc/GMT')]
    const today = localDateAt(at, 'Etc/GMT-12')
    expect(today).toBe('2026-11-11')
    expect(countStreak({ ...history, completedDates, today }).current).toBe(10)
  })

  it('continues across ten years', () => {
    const scheduled = days('2016-12-01', 3700)
    expect(
      countStreak({ scheduled, completedDates: scheduled, restDays: [], today: '2027-01-31' }).current,
    ).toBe(3700)
  })

  it('does not depend on the order of days, and stays within its bounds', () => {
    const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 40 }).map((day) => addDays('2026-10-01', day)))
    fc.assert(
      fc.property(
        someDays,
        someDays,
        someDays,
        fc.integer({ min: 0, max: 40 }),
        (scheduled, completedDates, restDays, day) => {
          const today = addDays('2026-10-01', day)
          const made = completedDates.filter((date) => date <= today)
          const { current, best } = countStreak({ scheduled, completedDates: made, restDays, today })
          expect(
            countStreak({
              scheduled: [...scheduled].reverse(),
              completedDates: new Set(made),
              restDays,
              today,
            }),
          ).toEqual({ current, best })
          expect(current).toBeLessThanOrEqual(best)
          expect(best).toBeLessThanOrEqual(scheduled.filter((date) => made.includes(date)).length)
          const more = countStreak({ scheduled, completedDates: [...made, today], restDays, today })
          expect(more.current).toBe(current + (scheduled.includes(today) && !made.includes(today) ? 1 : 0))
          const rested = countStreak({
            scheduled,
            completedDates: made,
            restDays: [...restDays, today, addDays(today, -1)],
            today,
          })
          expect(rested.current).toBeGreaterThanOrEqual(current)
        },
      ),
    )
  })
})

describe('rest days', () => {
  const today = '2026-11-21'
  it.each([
    ['2026-11-18', 'too_late'],
    ['2026-11-19', 'ok'],
    ['2026-11-21', 'ok'],
    ['2026-12-19', 'ok'],
    ['2026-12-20', 'too_early'],
  ])('requested for %s are answered with %s', (date, answer) => {
    expect(checkRestDay({ date, today, marked: [] })).toBe(answer)
  })

  it('are limited to four in 28 days before, after or around the day', () => {
    const before = ['2026-10-26', '2026-11-01', '2026-11-02', '2026-11-20']
    expect(checkRestDay({ date: '2026-11-22', today, marked: before })).toBe('too_many')
    expect(checkRestDay({ date: '2026-11-23', today, marked: before })).toBe('ok')
    const after = ['2026-11-22', '2026-11-30', '2026-12-10', '2026-12-18']
    expect(checkRestDay({ date: '2026-11-21', today, marked: after })).toBe('too_many')
    expect(checkRestDay({ date: '2026-11-20', today, marked: after })).toBe('ok')
    const around = ['2026-11-15', '2026-11-20', '2026-12-05', '2026-12-12']
    expect(checkRestDay({ date: '2026-11-25', today, marked: around })).toBe('too_many')
  })

  it('are counted in the 28 days around a day that contain the most', () => {
    expect(restDaysAround(today, [])).toBe(0)
    expect(restDaysAround('2026-11-21', ['2026-11-21', '2026-11-21'])).toBe(1)
    const marked = ['2026-10-25', '2026-10-26', '2026-11-20', '2026-11-22', '2026-12-17']
    expect(restDaysAround('2026-11-21', marked)).toBe(3)
    expect(restDaysAround('2026-11-23', marked)).toBe(3)
    expect(restDaysAround('2026-12-30', marked)).toBe(1)
    expect(restDaysAround('2027-03-01', marked)).toBe(0)
  })

  it('can be marked twice without counting twice', () => {
    const marked = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
    expect(checkRestDay({ date: '2026-11-22', today, marked })).toBe('ok')
    expect(checkRestDay({ date: '2026-11-24', today, marked })).toBe('too_many')
  })

  it('never exceed four in any 28 days, for any sequence of requests', () => {
    const asks = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -3, max: 30 })), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(asks, (steps) => {
        let now = '2026-11-01'
        const marked: LocalDate[] = []
        for (const [pass, distance] of steps) {
          now = addDays(now, pass)
          const date = addDays(now, distance)
          if (checkRestDay({ date, today: now, marked }) === 'ok' && !marked.includes(date)) marked.push(date)
        }
        for (const start of days('2026-09-20', 300)) {
          const end = addDays(start, 27)
          expect(marked.filter((date) => date >= start && date <= end).length).toBeLessThanOrEqual(4)
        }
      }),
    )
  })
})
