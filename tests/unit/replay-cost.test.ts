import { expect, it } from 'vitest'
import type { Assignment } from '@/lib/features/challenges/rules'
import { replay, toPlans } from '@/lib/features/completions/recompute/rules'
import type { CompleteEvent } from '@/lib/features/completions/rewards/rules'
import { addDays } from '@/lib/platform/dates/local-date'

function looksAt(weeks: number): number {
  let looks = 0
  const plan: Assignment[] = []
  const events: CompleteEvent[] = []
  for (let day = 0; day < 7 * weeks; day += 1) {
    const date = addDays('2026-01-05', day)
    const item = {
      taskId: `t${day}`,
      date,
      challengeId: `c${Math.floor(day / 7)}`,
      createdAt: new Date(0),
      removedAt: null,
      get assignmentId() {
        looks += 1
        return `a${day}`
      },
    }
    plan.push(item)
    const createdAt = new Date(`${date}T12:00:00Z`)
    events.push({ type: 'complete', id: `e${day}`, assignmentId: `a${day}`, createdAt, localDate: date })
  }
  const challenges = Array.from({ length: weeks }, (_, week) => ({
    ...{ id: `c${week}`, startDate: addDays('2026-01-05', 7 * week), weekNumber: 1 + (week % 4) },
  }))
  expect(replay(toPlans(challenges, plan), events)).toHaveLength((7 + 7 + 1) * weeks)
  return looks
}

it('replaying four times the weeks takes four times the work', () => {
  expect(looksAt(40)).toBe(4 * looksAt(10))
})
