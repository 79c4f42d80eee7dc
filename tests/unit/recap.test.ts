import { expect, it } from 'vitest'
import { findWeekChallenge } from '@/lib/features/completions/recap/rules'

const completion = (challengeId: string, localDate: string) => ({ challengeId, localDate })

it('the last completion names its week, also where another challenge begins in it', () => {
  const planned = [{ challengeId: 'old' }, { challengeId: 'new' }]
  const completions = [
    completion('older', '2026-11-16'),
    completion('old', '2026-11-18'),
    completion('older', '2026-11-17'),
  ]
  expect(findWeekChallenge(completions, planned)).toBe('old')
})

it('the last planned task names a week without completions', () => {
  expect(findWeekChallenge([], [{ challengeId: 'old' }, { challengeId: 'new' }])).toBe('new')
  expect(findWeekChallenge([], [])).toBeNull()
})
