import { expect, it } from 'vitest'
import { findWeekChallenge } from '@/lib/features/completions/recap/rules'

const completion = (challengeId: string, localDate: string) => ({ challengeId, localDate })

it('the week recap uses the challenge of the last completion, even if another begins that week', () => {
  const planned = [{ challengeId: 'old' }, { challengeId: 'new' }]
  const completions = [
    completion('older', '2026-11-16'),
    completion('old', '2026-11-18'),
    completion('older', '2026-11-17'),
  ]
  expect(findWeekChallenge(completions, planned)).toBe('old')
})

it('the week recap without completions uses the challenge of the last planned task', () => {
  expect(findWeekChallenge([], [{ challengeId: 'old' }, { challengeId: 'new' }])).toBe('new')
  expect(findWeekChallenge([], [])).toBeNull()
})
