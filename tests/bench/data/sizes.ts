/** How much there is in a data set. */
export type Size = {
  name: string
  families: number
  /** Posts of a family, each with its completion, photo and points, spread over a year. */
  posts: number
}

const MOST_POSTS = 3_000_000

const sized = (name: string, families: number): Size => ({
  name,
  families,
  posts: Math.min(30, MOST_POSTS / families),
})

/** From small to large. */
export const SIZES: Size[] = [sized('10k', 10_000), sized('100k', 100_000), sized('1m', 1_000_000)]
