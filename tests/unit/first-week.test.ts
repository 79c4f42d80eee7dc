import { describe, expect, it } from 'vitest'
import { restChoices } from '@/components/activities/rest-choices'
import { groupTasks } from '@/components/challenges/task-groups'
import { weekLeaves } from '@/components/challenges/week-leaves'
import { getEndDate, getOwnProgress, getStatus } from '@/lib/features/challenges/rules'
import type { ChallengeTaskView, ChallengeView } from '@/lib/features/challenges/schema'
import { addDays, localDateAt } from '@/lib/platform/dates/local-date'

const MONDAY = '2026-11-23'
const SUNDAY = '2026-11-29'

function buildWeek(today: string, done: number[] = []): ChallengeView {
  const tasks = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    id: `t${day}`,
    date: addDays(MONDAY, day),
    completed: done.includes(day),
  })) as ChallengeTaskView[]
  const window = { startDate: MONDAY, endDate: getEndDate(MONDAY), isActive: true }
  return { ...window, tasks, status: getStatus(window, today) } as ChallengeView
}

const describeWeek = (today: string, joinedOn: string, done: number[] = [], restDays: string[] = []) =>
  weekLeaves({
    challenge: buildWeek(today, done),
    today,
    joinedOn,
    restDays,
    locale: 'en',
    formatState: (state) => state,
  }).map(({ description }) => description)

describe('the leaves of a week', () => {
  it('are neutral before the day on which the family joined', () => {
    const [before, future] = ['before', 'future']
    expect(describeWeek('2026-11-25', '2026-11-25')).toEqual(
      [before, before, 'today', future, future, future, future], // joined today, a Wednesday
    )
    expect(describeWeek(SUNDAY, SUNDAY)).toEqual([...Array(6).fill(before), 'today'])
  })

  it('are done on days before the family joined if it completed their task', () => {
    expect(describeWeek('2026-11-25', '2026-11-25', [0, 2])).toEqual([
      ...['done', 'before', 'done'],
      ...Array(4).fill('future'),
    ])
  })

  it('are a bonus on past open days after the family joined, while the challenge runs', () => {
    const joinedOn = '2026-11-24'
    const week = ['before', 'bonus', 'bonus', 'today', 'future', 'future', 'future']
    expect(describeWeek('2026-11-26', joinedOn)).toEqual(week)
    expect(describeWeek('2026-11-30', joinedOn)).toEqual(['before', ...Array(6).fill('past')])
    expect(describeWeek('2026-11-26', '2026-11-01')[0]).toBe('bonus')
  })

  it('show a rest day only from the day on which the family joined', () => {
    const week = describeWeek('2026-11-26', '2026-11-25', [], ['2026-11-24', '2026-11-25'])
    expect(week.slice(0, 4)).toEqual(['before', 'before', 'rest', 'today'])
  })

  it('never draw an open day as late or missed', () => {
    const draw = (today: string) =>
      weekLeaves({
        challenge: buildWeek(today),
        today,
        joinedOn: '2026-11-24',
        restDays: [],
        locale: 'en',
        formatState: (state) => state,
      }).map(({ state }) => state)
    for (const today of [SUNDAY, '2026-12-15']) {
      expect(draw(today)).not.toContain('late')
      expect(draw(today)).not.toContain('missed')
    }
  })
})

describe('the progress of a week', () => {
  const count = (today: string, joinedOn: string, done: number[] = []) =>
    getOwnProgress(buildWeek(today, done).tasks, joinedOn)

  it.each([
    ['in the middle of the week', '2026-11-26', [3], { done: 1, total: 4 }],
    ['on the last day', SUNDAY, [], { done: 0, total: 1 }],
    ['before the challenge', '2026-11-01', [0], { done: 1, total: 7 }],
    ['on its first day', MONDAY, [], { done: 0, total: 7 }],
    ['after it', '2026-12-01', [], { done: 0, total: 0 }],
  ])('counts the tasks since the family joined: %s', (_, joinedOn, done, progress) => {
    expect(count(SUNDAY, joinedOn, done)).toEqual(progress)
  })

  it('counts an earlier task once it is done', () => {
    expect(count(SUNDAY, SUNDAY, [1, 2])).toEqual({ done: 2, total: 3 })
  })

  it('uses the time zone of the family', () => {
    const createdAt = new Date('2026-11-25T23:30:00Z')
    const total = (zone: string) => count(SUNDAY, localDateAt(createdAt, zone)).total
    expect(total('America/Sao_Paulo')).toBe(5)
    expect(total('Europe/Lisbon')).toBe(5)
    expect(total('Pacific/Kiritimati')).toBe(4)
  })
})

it('the week offers earlier tasks as a bonus while the challenge runs', () => {
  const today = '2026-11-25'
  const ids = (day: string) => groupTasks(buildWeek(day, [0]), day).bonus.map(({ id }) => id)
  expect(ids(today)).toEqual(['t1'])
  expect(ids('2026-11-30')).toEqual([])
})

it('the choices of rest days begin on the day on which the family joined', () => {
  const today = '2026-11-25'
  const names = (joinedOn: string) => restChoices(today, [], [], joinedOn).map(({ name }) => name)
  expect(names('2026-11-25')).toEqual(['today'])
  expect(names('2026-11-24')).toEqual(['today', 'yesterday'])
  expect(names('2026-11-01')).toEqual(['today', 'yesterday', 'before'])
  // A clock that was set back.
  expect(names('2026-11-27')).toEqual(['today'])
})
