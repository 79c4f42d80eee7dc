import { expect, it } from 'vitest'
import { cutPage, listQuery, sortPage } from '@/lib/platform/http/paging'

const toCursor = (last: string) => `after ${last}`

it('the cursor of the next page points to the last row that is shown', () => {
  expect(cutPage(['a', 'b', 'c'], 2, toCursor)).toEqual({ rows: ['a', 'b'], nextCursor: 'after b' })
})

it('a page has no next cursor when all rows fit', () => {
  expect(cutPage(['a', 'b'], 2, toCursor)).toEqual({ rows: ['a', 'b'], nextCursor: null })
  expect(cutPage([], 2, toCursor)).toEqual({ rows: [], nextCursor: null })
})

const names = ['Água', 'Bola', 'Corda'].map((name, index) => ({ id: `${index}`, name, uses: index % 2 }))
const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
const compare = { name: byName, uses: (a: { uses: number }, b: { uses: number }) => a.uses - b.uses }

it('a list is sorted, with equal items by name in both orders', () => {
  const sorted = (order: string) => {
    const query = { ...listQuery.parse({ order }), sort: 'uses' as const }
    return sortPage(names, query, compare, byName).items.map(({ name }) => name)
  }
  expect(sorted('asc')).toEqual(['Água', 'Corda', 'Bola'])
  expect(sorted('desc')).toEqual(['Bola', 'Água', 'Corda'])
})

it('a list is cut to the requested page', () => {
  const many = Array.from({ length: 41 }, (_, index) => ({ id: `${index}`, name: `${100 + index}` }))
  const query = { ...listQuery.parse({ page: '3', order: 'wrong' }), sort: 'name' as const }
  const last = { items: [{ id: '40', name: '140' }], total: 41, pages: 3 }
  expect(sortPage(many, query, { name: byName }, byName)).toEqual(last)
})
