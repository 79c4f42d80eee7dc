import type { Table, Value } from './copy'
import {
  COMPLETION_COLUMNS,
  completions,
  computePoints,
  type Done,
  ENTRY_COLUMNS,
  plannedIn,
  wasUndone,
} from './done'
import { adult, getPrivacy, ZONE } from './families'
import { chance, id } from './ids'
import { countPosts } from './measured'
import type { Size } from './sizes'
import type { Year } from './year'

const PLACEHOLDER = `data:image/webp;base64,${'UklGRpYAAABXRUJQVlA4IIoAAACwAwCdASoUAA8APzmEuVOvKKWisAgB4CcJZQDI'.repeat(3)}`

export function factTables(size: Size, year: Year, now: Date): Table[] {
  const { families } = size
  const postsBy = countPosts(size)
  const each = function* (rows: (done: Done) => Iterable<Value[]>): Iterable<Value[]> {
    for (const done of completions(size, year, now)) yield* rows(done)
  }
  const iso = (at: number) => new Date(at).toISOString()
  return [
    {
      name: 'photos',
      columns: [
        ...['id', 'uploader_id', 'family_id', 'purpose', 'width', 'height', 'bytes', 'placeholder', 'digest'],
        ...['created_at', 'idle_since'],
      ],
      rows: () =>
        each(function* ({ n, family, at }) {
          const digest = n.toString(16).padStart(32, '0')
          yield [
            ...[id('photo', n), adult(family, 0), id('family', family), 'completion', 1600, 1200, 180_000],
            ...[PLACEHOLDER, digest, iso(at), null],
          ]
        }),
    },
    {
      name: 'completions',
      columns: COMPLETION_COLUMNS,
      rows: () =>
        each(function* ({ n, family, planned, at }) {
          const { challengeId, assignmentId, taskId, date } = planned
          yield [
            ...[
              id('completion', n),
              id('family', family),
              challengeId,
              assignmentId,
              taskId,
              wasUndone(n) ? 2 : 1,
            ],
            ...[adult(family, 0), id('photo', n), 'All of us together, and it was fun', n % 2 === 0],
            ...[date, ZONE, iso(at)],
          ]
        }),
    },
    {
      name: 'completion_kids',
      columns: ['completion_id', 'kid_id'],
      rows: () =>
        each(function* ({ n, family }) {
          if (n % 2 === 0) yield [id('completion', n), id('kid', family * 2)]
        }),
    },
    {
      name: 'posts',
      columns: [
        ...['id', 'completion_id', 'family_id', 'user_id', 'visibility', 'like_count', 'comment_count'],
        'created_at',
      ],
      rows: () =>
        each(function* ({ n, family, at }) {
          const [visibility, likes] = [getPrivacy(family), listLikers(n, family, families).length]
          yield [
            ...[id('post', n), id('completion', n), id('family', family), adult(family, 0), visibility],
            ...[likes, n % 2, iso(at)],
          ]
        }),
    },
    {
      name: 'likes',
      columns: ['post_id', 'user_id', 'family_id', 'created_at'],
      rows: () =>
        each(function* ({ n, family, at }) {
          for (const liker of listLikers(n, family, families))
            yield [id('post', n), adult(liker, 0), id('family', liker), iso(at)]
        }),
    },
    {
      name: 'comments',
      columns: ['id', 'post_id', 'user_id', 'family_id', 'content', 'created_at'],
      rows: () =>
        each(function* ({ n, family, at }) {
          const other = (family + 7) % families
          if (n % 2 === 1)
            yield [
              id('comment', n),
              id('post', n),
              adult(other, 1),
              id('family', other),
              'Well done, we want to try it too!',
              iso(at),
            ]
        }),
    },
    {
      name: 'point_entries',
      columns: ENTRY_COLUMNS,
      rows: () =>
        each(function* ({ n, family, planned, at }) {
          const { challengeId, assignmentId, date } = planned
          const amount = computePoints(family, Math.floor(n / families))
          yield [
            ...[
              id('entry', n),
              id('family', family),
              challengeId,
              id('completion', n),
              `task:${assignmentId}`,
            ],
            ...[wasUndone(n) ? 3 : 1, amount, 'task', 1, date, iso(at)],
          ]
        }),
    },
    {
      name: 'earned_badges',
      columns: ['family_id', 'badge_id', 'occasion', 'completion_id', 'earned_at'],
      rows: () =>
        each(function* ({ n, family, at }) {
          const badge = year.badgeIds[Math.floor(n / families)]
          if (n < families * 2 && badge)
            yield [id('family', family), badge, 'once', id('completion', n), iso(at)]
        }),
    },
    {
      name: 'family_scores',
      columns: ['family_id', 'period', 'points', 'reached_at'],
      rows: function* () {
        for (let family = 0; family < families; family += 1) {
          const [sums, posts] = [new Map<string, number>(), postsBy(family)]
          for (let turn = 0; turn < posts; turn += 1) {
            for (const period of plannedIn(year.weeks, turn, posts, family).periods)
              sums.set(period, (sums.get(period) ?? 0) + computePoints(family, turn))
          }
          const reached = iso(now.getTime() - chance(family, 9, 86_400_000))
          for (const [period, points] of sums) yield [id('family', family), period, points, reached]
        }
      },
    },
  ]
}

function listLikers(n: number, family: number, families: number): number[] {
  if (getPrivacy(family) === 'private') return []
  return [(family + 1 + (n % 5)) % families, (family + 11 + (n % 7)) % families]
}
