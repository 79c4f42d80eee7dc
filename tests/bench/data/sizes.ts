export type Size = {
  name: string
  families: number
  posts: number
}

const MOST_POSTS = 3_000_000

const sized = (name: string, families: number): Size => ({
  name,
  families,
  posts: Math.min(30, MOST_POSTS / families),
})

export const SIZES: Size[] = [sized('10k', 10_000), sized('100k', 100_000), sized('1m', 1_000_000)]
