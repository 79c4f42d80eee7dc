import { expect, it } from 'vitest'
import { cutPage } from '@/lib/platform/http/paging'

const toCursor = (last: string) => `after ${last}`

it('points to the next page with the last row that is shown', () => {
  expect(cutPage(['a', 'b', 'c'], 2, toCursor)).toEqual({ rows: ['a', 'b'], nextCursor: 'after b' })
})

it('has no next page when all rows fit', () => {
  expect(cutPage(['a', 'b'], 2, toCursor)).toEqual({ rows: ['a', 'b'], nextCursor: null })
  expect(cutPage([], 2, toCursor)).toEqual({ rows: [], nextCursor: null })
})
