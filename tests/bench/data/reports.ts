import type { Table } from './copy'
import { adult } from './families'
import { chance, id } from './ids'
import type { Size } from './sizes'

const ONE_OF = 50

const REASONS = ['bullying', 'spam', 'other'] as const

/** Half pending, half dismissed, so that no post is hidden. */
export function reportTables({ families, posts }: Size, now: Date): Table[] {
  return [
    {
      name: 'reports',
      columns: [
        ...['id', 'kind', 'subject_id', 'family_id', 'reason', 'status', 'reporter_id', 'handled_at'],
        'created_at',
      ],
      rows: function* () {
        for (let n = 0; n < families / ONE_OF; n += 1) {
          const family = n * ONE_OF
          const at = new Date(now.getTime() - 86_400_000 - chance(n, 12, 30 * 86_400_000)).toISOString()
          const isOpen = chance(n, 13, 2) === 0
          yield [
            ...[id('report', n), ...chooseSubject(family, families, posts), id('family', family)],
            ...[REASONS[chance(n, 14, REASONS.length)] ?? 'other', isOpen ? 'open' : 'dismissed'],
            ...[adult((family + 3) % families, 0), isOpen ? null : at, at],
          ]
        }
      },
    },
  ]
}

function chooseSubject(family: number, families: number, posts: number): [kind: string, id: string] {
  if (chance(family, 15, 3) === 0) return ['family', id('family', family)]
  return ['post', id('post', (posts - 1) * families + family)]
}
