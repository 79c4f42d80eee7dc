import { listFollowed } from './families'
import { chance } from './ids'
import { FULL_YEAR, type Size } from './sizes'

/** Users that a whole run signs in. */
export const VISITORS = 500

/** Returns evenly spread families. They read English: its paths have no language. */
export function listVisitors(families: number, count = VISITORS): number[] {
  const step = Math.floor(families / count)
  return Array.from({ length: count }, (_, n) => {
    let family = n * step
    while (chance(family, 6, 2) === 0) family += 1
    return family
  })
}

/** Creates the count of posts by family, equal in every size for measured families. */
export function countPosts({ families, posts }: Size): (family: number) => number {
  const visitors = listVisitors(families)
  const shown = new Set(visitors.flatMap((family) => [family, ...listFollowed(family, families)]))
  return (family) => (shown.has(family) ? FULL_YEAR : posts)
}
