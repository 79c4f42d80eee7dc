import { chance } from './ids'
import { countPosts } from './measured'
import { FULL_YEAR, type Size } from './sizes'
import { PAST_WEEKS, type Planned, type Year } from './year'

export const COMPLETION_COLUMNS = [
  ...['id', 'family_id', 'challenge_id', 'assignment_id', 'task_id', 'sequence', 'user_id', 'photo_id'],
  ...['description', 'shows_child', 'local_date', 'timezone', 'created_at'],
]

export const ENTRY_COLUMNS = [
  ...['id', 'family_id', 'challenge_id', 'completion_id', 'key', 'sequence', 'amount', 'reason'],
  ...['rule_version', 'local_date', 'created_at'],
]

export type Done = { n: number; family: number; planned: Planned; at: number }

/** Yields all completions, oldest first; the last in the running week. */
export function* completions(size: Size, { weeks }: Year, now: Date): Iterable<Done> {
  const { families } = size
  const postsBy = countPosts(size)
  for (let turn = 0; turn < FULL_YEAR; turn += 1) {
    for (let family = 0; family < families; family += 1) {
      const posts = postsBy(family)
      if (turn >= posts) continue
      const planned = plannedIn(weeks, turn, posts, family)
      const at = Math.min(planned.at + chance(family, turn, 8 * 3_600_000), now.getTime() - 60_000)
      yield { n: turn * families + family, family, planned, at }
    }
  }
}

export function plannedIn(weeks: Planned[][], turn: number, posts: number, family: number): Planned {
  const week = weeks[Math.floor((PAST_WEEKS * turn) / (posts - 1))] ?? []
  const planned = week[(family + turn) % week.length]
  if (!planned) throw new RangeError('a week without tasks')
  return planned
}

export const computePoints = (family: number, turn: number): number =>
  (chance(family, 20 + turn, 4) ? 10 : 5) + (chance(family, 70 + turn, 5) ? 0 : 50)

export const wasUndone = (n: number): boolean => chance(n, 16, 20) === 0
