import { expect, it } from 'vitest'
import { measureGoal } from '@/lib/features/badges/goals/rules'
import { addMonths, isMonth, listMonthDays, listYearWeeks } from '@/lib/features/completions/garden/rules'

it('a month is read from an address, and anything else is none', () => {
  expect(isMonth('2026-11')).toBe(true)
  for (const other of [undefined, '', '2026-13', '2026-1', '2026-11-01', ['2026-11'], "2026-11'"])
    expect(isMonth(other)).toBe(false)
})

it('months follow each other over the end of a year and after a short month', () => {
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
  expect(days).toHaveLength(28)
  const states = Object.fromEntries(days.map(({ date, state }) => [date.slice(-2), state]))
  expect(states).toMatchObject({ '01': 'done', '02': 'open', '03': 'rest', '04': 'empty' })
  expect(states).toMatchObject({ 10: 'future', 11: 'future', 12: 'rest' })
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
