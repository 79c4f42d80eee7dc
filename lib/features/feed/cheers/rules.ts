export const CHEERS = ['bravo', 'growing', 'sunny'] as const

export type Cheer = (typeof CHEERS)[number]
export type CheerCounts = Record<Cheer, number>

type Cheered = { cheers: CheerCounts; myCheer: Cheer | null }

/** Returns the post after the viewer's cheer changed. */
export function withCheer<T extends Cheered>(post: T, cheer: Cheer | null): T {
  const cheers = { ...post.cheers }
  if (post.myCheer) cheers[post.myCheer] -= 1
  if (cheer) cheers[cheer] += 1
  return { ...post, cheers, myCheer: cheer }
}

/** Lists the cheers that a post has, most frequent first. */
export function listGivenCheers(cheers: CheerCounts): Cheer[] {
  return CHEERS.filter((cheer) => cheers[cheer] > 0).sort((a, b) => cheers[b] - cheers[a])
}

export function countCheers(cheers: CheerCounts): number {
  return CHEERS.reduce((sum, cheer) => sum + cheers[cheer], 0)
}
