export type Size = {
  name: string
  families: number
  /** Posts of most families; see `countPosts`. */
  posts: number
}

/** Posts of measured families, and of those they follow. */
export const FULL_YEAR = 30

const MAX_POSTS = 3_000_000

const sized = (name: string, families: number): Size => ({
  name,
  families,
  posts: Math.min(FULL_YEAR, MAX_POSTS / families),
})

export const SIZES: Size[] = [sized('10k', 10_000), sized('100k', 100_000), sized('1m', 1_000_000)]
