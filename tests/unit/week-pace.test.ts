import { expect, it } from 'vitest'
import { weekPace } from '@/components/activities/week-pace'
import { addDays } from '@/lib/platform/dates/local-date'

const MONDAY = '2026-11-16'

function buildWeek(now: number[], before: number[]) {
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    date: addDays(MONDAY, day),
    done: now[day] ?? 0,
    lastWeek: before[day] ?? 0,
  }))
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
  return { key: '2026-W47', done: sum(now), total: 7, lastWeek: sum(before), days }
}

it.each([
  {
    title: 'nothing in both weeks',
    now: [],
    before: [],
    today: 6,
    expected: { pace: 'none', count: 0, lastWeekByNow: 0 },
  },
  {
    title: 'more by the same weekday',
    now: [2, 1],
    before: [1, 0, 4],
    today: 1,
    expected: { pace: 'ahead', count: 2, lastWeekByNow: 1 },
  },
  {
    title: 'fewer by the same weekday',
    now: [1],
    before: [1, 2],
    today: 1,
    expected: { pace: 'behind', count: 2, lastWeekByNow: 3 },
  },
  {
    title: 'as many by the same weekday',
    now: [1, 1],
    before: [0, 2, 3, 3],
    today: 1,
    expected: { pace: 'same', count: 2, lastWeekByNow: 2 },
  },
  {
    title: 'a Monday that is not held against a whole week',
    now: [1],
    before: [1, 1, 1, 1, 1, 1, 1],
    today: 0,
    expected: { pace: 'same', count: 1, lastWeekByNow: 1 },
  },
  {
    title: 'neither week begun by the same weekday',
    now: [],
    before: [0, 0, 4],
    today: 1,
    expected: { pace: 'same', count: 0, lastWeekByNow: 0 },
  },
  {
    title: 'a first week',
    now: [1],
    before: [],
    today: 0,
    expected: { pace: 'ahead', count: 1, lastWeekByNow: 0 },
  },
])('the pace compares both weeks by the same weekday: $title', ({ now, before, today, expected }) => {
  expect(weekPace(buildWeek(now, before), addDays(MONDAY, today))).toEqual(expected)
})
