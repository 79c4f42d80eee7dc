import { expect, it } from 'vitest'
import { listFlowerWeeks, placeFlowers, placeFruits } from '@/components/garden/garden-places'
import { addDays, isoWeekKey } from '@/lib/platform/dates/local-date'

/** Weeks with these numbers of tasks, newest first as on the shelf. */
function weeksWith(tasks: readonly number[]) {
  return tasks
    .map((tasksDone, index) => {
      const monday = addDays('2026-01-05', 7 * index)
      return { week: isoWeekKey(monday), monday, daysDone: Math.min(7, tasksDone), tasksDone }
    })
    .toReversed()
}

const badge = (id: string, earnedAt: string, motif = 'star') => ({
  id,
  kind: 'weekly' as const,
  motif,
  earnedAt,
})

it('a week has a flower from five completed tasks, and the list begins with the oldest', () => {
  const weeks = listFlowerWeeks(weeksWith([5, 4, 9, 0, 6]))
  expect(weeks.map(({ week }) => week)).toEqual(['2026-W02', '2026-W04', '2026-W06'])
})

it('a flower keeps its place and color when others follow', () => {
  const grow = (count: number) => placeFlowers(listFlowerWeeks(weeksWith(Array(count).fill(7))))
  const few = grow(3)
  expect(few).toHaveLength(3)
  expect(grow(8)).toEqual(expect.arrayContaining(few))
})

it('a newer flower takes the place of the oldest in a full garden', () => {
  const weeks = (count: number) =>
    placeFlowers(listFlowerWeeks(weeksWith(Array(count).fill(7)))).map(({ week }) => week)
  expect(weeks(13)).toHaveLength(12)
  expect(weeks(12)).toContain('2026-W02')
  expect(weeks(13)).not.toContain('2026-W02')
  expect(weeks(13)).toContain('2026-W14')
})

it('the garden has twelve different places for flowers inside the picture, farthest first', () => {
  const flowers = placeFlowers(listFlowerWeeks(weeksWith(Array(30).fill(7))))
  expect(flowers).toHaveLength(12)
  expect(new Set(flowers.map(({ x, height }) => `${x} ${height}`)).size).toBe(12)
  for (const { x } of flowers) expect(x > 0 && x < 100).toBe(true)
  const heights = flowers.map(({ height }) => height)
  expect(heights).toEqual(heights.toSorted((a, b) => b - a))
})

it('badges hang at fixed places in the tree, and newer ones replace the oldest', () => {
  const badges = Array.from({ length: 14 }, (_, index) =>
    badge(`b${index}`, `2026-10-${10 + index}T08:00:00.000Z`),
  )
  const fruits = placeFruits(badges.toReversed())
  expect(fruits.map(({ id }) => id)).toEqual(badges.slice(7).map(({ id }) => id))
  const few = placeFruits(badges.slice(0, 4))
  expect(few.map(({ id }) => id)).toEqual(['b0', 'b1', 'b2', 'b3'])
  expect(placeFruits(badges.slice(0, 7))).toEqual(expect.arrayContaining(few))
})

it('no fruit hides another', () => {
  const fruits = placeFruits(
    Array.from({ length: 7 }, (_, index) => badge(`b${index}`, `2026-10-1${index}T08:00:00.000Z`)),
  )
  const distances = fruits.flatMap((one, index) =>
    fruits.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  // The width of a fruit in the tree.
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(31)
})

it('a badge with an unknown drawing is a fruit with a leaf', () => {
  expect(placeFruits([badge('a', '2026-10-10T08:00:00.000Z', 'comet')])).toMatchObject([
    { kind: 'weekly', motif: 'leaf' },
  ])
})
