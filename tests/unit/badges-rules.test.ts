import { describe, expect, it } from 'vitest'
import {
  type BadgeRule,
  computePetals,
  type FamilySummary,
  findNewPetal,
  hasAllPetals,
  isQualified,
  toOccasion,
} from '@/lib/features/badges/rules'

const none: FamilySummary = { tasksDone: 0, streak: { current: 0, best: 0 }, follows: 0 }
const buildParts = (...earned: number[]) =>
  [1, 2, 3, 4].map((part) => ({ part, earned: earned.includes(part) }))

describe('qualifying for a badge', () => {
  const cases: [string, BadgeRule, Partial<FamilySummary>, boolean][] = [
    ['nothing done', { type: 'first_photo' }, {}, false],
    ['the first photo', { type: 'first_photo' }, { tasksDone: 1 }, true],
    ['one task too few', { type: 'tasks', count: 10 }, { tasksDone: 9 }, false],
    ['enough tasks', { type: 'tasks', count: 10 }, { tasksDone: 10 }, true],
    ['a streak too short', { type: 'streak', count: 7 }, { streak: { current: 6, best: 6 } }, false],
    ['a running streak', { type: 'streak', count: 7 }, { streak: { current: 7, best: 7 } }, true],
    ['a streak of the past', { type: 'streak', count: 7 }, { streak: { current: 1, best: 9 } }, true],
    ['too few followed', { type: 'follows', count: 3 }, { follows: 2 }, false],
    ['enough followed', { type: 'follows', count: 3 }, { follows: 3 }, true],
    ['no challenge complete', { type: 'challenge_complete' }, {}, false],
    [
      'any challenge',
      { type: 'challenge_complete' },
      { completedChallenge: { id: 'c', weekNumber: 3 } },
      true,
    ],
    [
      'its week',
      { type: 'challenge_complete', weekNumber: 3 },
      { completedChallenge: { id: 'c', weekNumber: 3 } },
      true,
    ],
    [
      'another week',
      { type: 'challenge_complete', weekNumber: 2 },
      { completedChallenge: { id: 'c', weekNumber: 3 } },
      false,
    ],
    ['no cycle', { type: 'cycle' }, {}, false],
    ['three parts', { type: 'cycle' }, { petals: buildParts(1, 2, 4) }, false],
    ['four parts', { type: 'cycle' }, { petals: buildParts(1, 2, 3, 4) }, true],
  ]
  it.each(cases)('depends on the rule and the family’s achievements: %s', (_, rule, summary, expected) => {
    expect(isQualified(rule, { ...none, ...summary })).toBe(expected)
  })

  it('does not count a petal twice', () => {
    expect(hasAllPetals([1, 1, 2, 3].map((part) => ({ part, earned: true })))).toBe(false)
  })
})

describe('the occasion of an earned badge', () => {
  const summary = { completedChallenge: { id: 'c1', weekNumber: 2 }, cycleStart: '2026-11-02' }
  it('is its challenge or its cycle, otherwise "once"', () => {
    expect(toOccasion({ type: 'challenge_complete' }, summary)).toBe('challenge:c1')
    expect(toOccasion({ type: 'cycle' }, summary)).toBe('cycle:2026-11-02')
    expect(toOccasion({ type: 'first_photo' }, summary)).toBe('once')
    expect(toOccasion({ type: 'tasks', count: 3, from: '2026-11-01' }, {})).toBe('once')
  })

  it('is null when the challenge or the cycle is missing', () => {
    expect(toOccasion({ type: 'challenge_complete' }, {})).toBeNull()
    expect(toOccasion({ type: 'cycle' }, {})).toBeNull()
  })
})

describe('parts of the monthly badge', () => {
  const complete = (challengeId: string, taskIds: string) =>
    [...taskIds].map((taskId) => ({ challengeId, taskId }))

  it('are four, and each needs five distinct tasks within one challenge', () => {
    const cycle = [1, 2, 4, 4].map((weekNumber, index) => ({ id: `c${index}`, weekNumber }))
    const completions = [
      ...complete('c0', 'abcde'),
      ...complete('c1', 'aabcd'),
      ...complete('c2', 'abc'),
      ...complete('c3', 'de'),
      ...complete('other', 'fgh'),
    ]
    expect(computePetals(cycle, completions)).toEqual([
      { part: 1, done: 5, needed: 5, earned: true },
      { part: 2, done: 4, needed: 5, earned: false },
      { part: 3, done: 0, needed: 5, earned: false },
      { part: 4, done: 3, needed: 5, earned: false },
    ])
  })

  it('are compared to find the newly earned part, or null without one', () => {
    const cycle = [
      { id: 'c1', weekNumber: 1 },
      { id: 'c3', weekNumber: 3 },
    ]
    const first = complete('c1', 'abcde')
    const before = computePetals(cycle, [...first, ...complete('c3', 'bcde')])
    const after = computePetals(cycle, [...first, ...complete('c3', 'abcde')])
    expect(findNewPetal(before, after)).toEqual({ part: 3, earned: [1, 3] })
    expect(findNewPetal(after, after)).toBeNull()
  })
})
