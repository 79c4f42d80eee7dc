import type { Table, Value } from './copy'
import { COMPLETION_COLUMNS, completions, computePoints, type Done, ENTRY_COLUMNS, wasUndone } from './done'
import { adult, ZONE } from './families'
import { id } from './ids'
import type { Size } from './sizes'
import type { Year } from './year'

const MINUTE = 60_000

/** Reverted completions: the facts stay, photo and post are gone. */
export function undoneTables(size: Size, year: Year, now: Date): Table[] {
  const { families } = size
  const each = function* (rows: (done: Done) => Iterable<Value[]>): Iterable<Value[]> {
    for (const done of completions(size, year, now)) if (wasUndone(done.n)) yield* rows(done)
  }
  const before = (at: number, minutes: number) => new Date(at - minutes * MINUTE).toISOString()
  return [
    {
      name: 'completions',
      columns: COMPLETION_COLUMNS,
      rows: () =>
        each(function* ({ n, family, planned, at }) {
          const { challengeId, assignmentId, taskId, date } = planned
          yield [
            ...[id('undone', n), id('family', family), challengeId, assignmentId, taskId, 1],
            ...[adult(family, 0), null, '', false, date, ZONE, before(at, 2)],
          ]
        }),
    },
    {
      name: 'completion_reversals',
      columns: ['completion_id', 'family_id', 'user_id', 'local_date', 'created_at'],
      rows: () =>
        each(function* ({ n, family, planned: { date }, at }) {
          yield [id('undone', n), id('family', family), adult(family, 0), date, before(at, 1)]
        }),
    },
    {
      name: 'point_entries',
      columns: ENTRY_COLUMNS,
      rows: () =>
        each(function* ({ n, family, planned: { challengeId, assignmentId, date }, at }) {
          const amount = computePoints(family, Math.floor(n / families))
          const where = [id('family', family), challengeId, id('undone', n), `task:${assignmentId}`]
          yield [id('undoneEntry', 2 * n), ...where, 1, amount, 'task', 1, date, before(at, 2)]
          yield [id('undoneEntry', 2 * n + 1), ...where, 2, -amount, 'task', 1, date, before(at, 1)]
        }),
    },
  ]
}
