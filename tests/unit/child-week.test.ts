import { expect, it } from 'vitest'
import { listChildTasks, toMood } from '@/components/child/week'
import type { DeviceWeek } from '@/lib/features/completions/waiting/schema'

const TODAY = '2026-06-05'

const task = (id: string, date: string, state: 'open' | 'completed' | 'waiting' = 'open') => ({
  ...{ id, date, title: id, description: '', examples: [], motif: 'water', day: 1 },
  completed: state === 'completed',
  waiting: state === 'waiting',
})

const week = (...tasks: ReturnType<typeof task>[]): DeviceWeek => ({
  ...{ today: TODAY, tasks, kids: [], plantName: null, pot: 'clay' },
})

const EARLIER = [1, 2, 3, 4].map((day) => task(`day ${day}`, `2026-06-0${day}`))

const names = (of: DeviceWeek) => listChildTasks(of).map(({ title }) => title)

it('a kid’s device shows earlier tasks only after all of today’s tasks are sent', () => {
  const half = [task('a', TODAY, 'completed'), task('b', TODAY)]
  expect(names(week(...EARLIER, ...half, task('later', '2026-06-06')))).toEqual(['a', 'b'])
  const all = [task('a', TODAY, 'completed'), task('b', TODAY, 'waiting')]
  expect(names(week(...EARLIER, ...all))).toEqual(['a', 'b', 'day 2', 'day 3', 'day 4'])
})

it('a kid’s device offers unsent earlier tasks on a day without tasks', () => {
  expect(names(week(task('a', '2026-06-04', 'waiting'), task('b', '2026-06-03')))).toEqual(['b'])
})

it('the plant is watered once a task of today is sent', () => {
  expect(toMood(week())).toBe('asleep')
  expect(toMood(week(task('a', TODAY)))).toBe('awake')
  expect(toMood(week(task('a', TODAY), task('b', TODAY, 'waiting')))).toBe('watered')
})
