import { describe, expect, it } from 'vitest'
import { countCheers, listGivenCheers, withCheer } from '@/lib/features/feed/cheers/rules'

const none = { cheers: { bravo: 0, growing: 0, sunny: 0 }, myCheer: null }

describe('the cheers of a post', () => {
  it('count a new cheer, its replacement and its removal', () => {
    const first = withCheer(none, 'bravo')
    expect(first).toEqual({ cheers: { bravo: 1, growing: 0, sunny: 0 }, myCheer: 'bravo' })
    const other = withCheer(first, 'sunny')
    expect(other).toEqual({ cheers: { bravo: 0, growing: 0, sunny: 1 }, myCheer: 'sunny' })
    expect(withCheer(other, null)).toEqual(none)
  })

  it('keep their counts when the user gives the same cheer again', () => {
    const cheered = { cheers: { bravo: 4, growing: 0, sunny: 2 }, myCheer: 'bravo' as const }
    expect(withCheer(cheered, 'bravo')).toEqual(cheered)
  })

  it('are listed with the most frequent first, without unused ones', () => {
    expect(listGivenCheers({ bravo: 1, growing: 0, sunny: 3 })).toEqual(['sunny', 'bravo'])
    expect(listGivenCheers(none.cheers)).toEqual([])
    expect(countCheers({ bravo: 1, growing: 0, sunny: 3 })).toBe(4)
  })
})
