import { expect, it } from 'vitest'
import { groupRows } from '@/components/backoffice/data-table/group-rows'

const rows = ['b1', 'b2', 'a1'].map((original) => ({ original }))

it('groupRows starts a group where the name changes', () => {
  const groups = groupRows(rows, (name: string) => name.charAt(0))
  expect(groups.map(({ group, rows: members }) => [group, members.length])).toEqual([
    ['b', 2],
    ['a', 1],
  ])
})

it('groupRows returns one group when no grouping is given', () => {
  expect(groupRows(rows)).toEqual([{ group: '', rows }])
})
