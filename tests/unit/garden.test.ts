import { expect, it } from 'vitest'
import { measureGoal } from '@/lib/features/badges/goals/rules'
import {
  addMonths,
  isMonth,
  listMonthDays,
  listYearWeeks,
  pickMonth,
} from '@/lib/features/completions/garden/rules'

it('a month in an address is accepted only in the form YYYY-MM', () => {
  expect(isMonth('2026-11')).toBe(true)
  for (const other of [undefined, '', '2026-13', '2026-1', '2026-11-01', ['2026-11'], "2026-11'"])
    expect(isMonth(other)).toBe(false)
})

it('adding months works across years and short months', () => {
  expect([addMonths('2026-12', 1), addMonths('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
  expect([addMonths('2026-02', 1), addMonths('2026-03', -1)]).toEqual(['2026-03', '2026-02'])
  expect([addMonths('2026-01', 1), addMonths('2024-02', 1)]).toEqual(['2026-02', '2024-03'])
})

it('a day of a month is done, rest, open, without a task, or still to come', () => {
  const days = listMonthDays('2026-02', {
    completionsByDay: new Map([['2026-02-01', 2]]),
    planned: new Set(['2026-02-01', '2026-02-02', '2026-02-03', '2026-02-10']),
    restDays: new Set(['2026-02-03', '2026-02-12']),
    today: '2026-02-10',
  })
  expect(days.map(({ date }) => date).slice(-2)).toEqual(['2026-02-28', '2026-03-01'])
  const states = Object.fromEntries(days.slice(0, 28).map(({ date, state }) => [date.slice(-2), state]))
  expect(states).toMatchObject({ '01': 'done', '02': 'open', '03': 'rest', '04': 'empty' })
  expect(states).toMatchObject({ 10: 'future', 11: 'future', 12: 'rest' })
})

it('the calendar of a month continues to the end of its last week', () => {
  const none = { completionsByDay: new Map(), planned: new Set<string>(), restDays: new Set<string>() }
  const lastDay = (month: string) => listMonthDays(month, { ...none, today: '2026-12-01' }).at(-1)
  expect(lastDay('2026-11')).toEqual({ date: '2026-12-06', state: 'future' })
  // It ends on a Sunday.
  expect(lastDay('2026-05')?.date).toBe('2026-05-31')
})

it.each([
  ['2026-12-01', '2026-11-30', '2026-11', 'today is in the last row of the month with leaves'],
  ['2026-12-02', '2026-12-01', '2026-12', 'the new month has a leaf'],
  ['2026-12-07', '2026-11-30', '2026-12', 'that row is over'],
  ['2026-06-01', '2026-05-31', '2026-06', 'the month begins with a new row'],
  ['2026-12-02', '2026-10-30', '2026-12', 'the last leaf is older'],
  ['2026-12-02', undefined, '2026-12', 'there are no leaves'],
])('on %s, with the last completion on %s, the month is %s: %s', (today, lastDone, month, _reason) => {
  expect(pickMonth(undefined, { today, lastDone, founded: '2026-01-05' })).toBe(month)
})

it('the shelf has the weeks of an ISO year since the family was founded, newest first', () => {
  const completionsByDay = new Map([
    ['2026-12-28', 1],
    ['2026-12-30', 3],
    ['2027-01-05', 1],
  ])
  const shelf = (year: string) =>
    listYearWeeks({ completionsByDay, year, first: '2026-12-22', latest: '2027-01-04' })
  expect(shelf('2026')).toEqual([
    { week: '2026-W53', monday: '2026-12-28', daysDone: 2, tasksDone: 4 },
    { week: '2026-W52', monday: '2026-12-21', daysDone: 0, tasksDone: 0 },
  ])
  expect(shelf('2027').map(({ week }) => week)).toEqual(['2027-W01'])
})

it('a badge that is not awarded yet is never shown as reached', () => {
  const state = { tasksDone: 9, streak: 3, follows: 0 }
  expect(measureGoal({ type: 'tasks', count: 10 }, state)).toEqual({ unit: 'tasks', done: 9, needed: 10 })
  expect(measureGoal({ type: 'tasks', count: 5 }, state)).toMatchObject({ done: 4 })
  expect(measureGoal({ type: 'streak', count: 14 }, state)).toEqual({ unit: 'days', done: 3, needed: 14 })
  expect(measureGoal({ type: 'follows', count: 1 }, state)).toMatchObject({ unit: 'follows', done: 0 })
  expect(measureGoal({ type: 'cycle' }, state)).toBe(null)
})
