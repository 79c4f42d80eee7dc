import { expect, it } from 'vitest'
import { weekPace } from '@/components/activities/week-pace'
import { addDays } from '@/lib/dates/local-date'

const MONDAY = '2026-11-16'

/** What was done on each day from Monday on, this week and in the one before. */
function weekOf(now: number[], before: number[]) {
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    date: addDays(MONDAY, day),
    done: now[day] ?? 0,
    lastWeek: before[day] ?? 0,
  }))
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
  return { key: '2026-W47', done: sum(now), total: 7, lastWeek: sum(before), days }
}

it.each([
  ['nothing in both weeks', [], [], 6, 'none', 0],
  ['more by the same weekday', [2, 1], [1, 0, 4], 1, 'ahead', 2],
  ['fewer by the same weekday', [1], [1, 2], 1, 'behind', 2],
  ['as many by the same weekday', [1, 1], [0, 2, 3, 3], 1, 'same', 0],
  ['a Monday that is not held against a whole week', [1], [1, 1, 1, 1, 1, 1, 1], 0, 'same', 0],
  ['a first week', [1], [], 0, 'ahead', 1],
])('tells of %s', (_, now, before, today, pace, count) => {
  expect(weekPace(weekOf(now, before), addDays(MONDAY, today))).toEqual({ pace, count })
})
