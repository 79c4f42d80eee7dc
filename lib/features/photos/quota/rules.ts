/** Stored bytes and their limit. */
export type StorageUse = { used: number; limit: number | null }

const ALMOST = 0.9

/** Checks for room for more bytes. */
export function hasRoom({ used, limit }: StorageUse, bytes: number): boolean {
  return limit === null || used + bytes <= limit
}

/** Checks if the family should be warned. */
export function isAlmostFull({ used, limit }: StorageUse): boolean {
  return limit !== null && used >= limit * ALMOST
}
