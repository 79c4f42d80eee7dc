import type { Motif } from '@/components/art/motifs'
import { hue } from '@/components/art/paint'
import { parseMotif } from '@/components/badges/parse-motif'
import { PETAL_TASKS } from '@/lib/features/badges/rules'
import type { BadgeView } from '@/lib/features/badges/schema'
import type { GardenWeek } from '@/lib/features/completions/garden/rules'

/** Places in the order of planting: percentage from the left, height from the bottom; around pot and tree. */
const FLOWER_PLACES = [
  [28, 12],
  [72, 8],
  [15, 18],
  [61, 14],
  [22, 46],
  [92, 12],
  [5, 12],
  [66, 46],
  [34, 44],
  [10, 48],
  [59, 42],
  [95, 44],
] as const

/** Places in the tree's crown, the middle first; the lowest hang out of it. */
const FRUIT_PLACES = [
  [-3, -68],
  [33, -70],
  [-39, -66],
  [15, -101],
  [-21, -100],
  [15, -36],
  [-22, -35],
] as const

const FLOWER_HUES = [hue.berry, hue.coral, hue.sky] as const

type Flower = { week: string; x: number; height: number; fill: string }
type Fruit = { id: string; x: number; y: number; kind: BadgeView['kind']; motif: Motif }

/** Lists the weeks with enough tasks for a flower, oldest first, from weeks that begin with the newest. */
export function listFlowerWeeks(weeks: readonly GardenWeek[]): GardenWeek[] {
  return weeks.filter(({ tasksDone }) => tasksDone >= PETAL_TASKS).toReversed()
}

/**
 * Plants a flower for each week, the farthest first. A flower keeps its place and color until the garden is full and a newer
 * one takes its place.
 */
export function placeFlowers(flowerWeeks: readonly GardenWeek[]): Flower[] {
  return FLOWER_PLACES.flatMap(([x, height], place) => {
    const week = flowerWeeks.findLast((_, index) => index % FLOWER_PLACES.length === place)?.week
    if (!week) return []
    return [{ week, x, height, fill: FLOWER_HUES[Number(week.slice(-2)) % FLOWER_HUES.length] ?? hue.berry }]
  }).toSorted((a, b) => b.height - a.height)
}

type EarnedBadge = Pick<BadgeView, 'id' | 'kind' | 'motif' | 'earnedAt'>

/** Hangs earned badges into the tree; in a full one, a newer badge takes the place of an older. */
export function placeFruits(earned: readonly EarnedBadge[]): Fruit[] {
  const oldestFirst = earned.toSorted((a, b) => ((a.earnedAt ?? '') < (b.earnedAt ?? '') ? -1 : 1))
  return FRUIT_PLACES.flatMap(([x, y], place) => {
    const badge = oldestFirst.findLast((_, index) => index % FRUIT_PLACES.length === place)
    return badge ? [{ id: badge.id, x, y, kind: badge.kind, motif: parseMotif(badge.motif) }] : []
  })
}
