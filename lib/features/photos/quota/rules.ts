/** Stored bytes of a family, and the most it may store; null without a limit. */
export type StorageUse = { used: number; limit: number | null }

const ALMOST = 0.9

/** Returns true when the family may store this many bytes more. */
export function hasRoom({ used, limit }: StorageUse, bytes: number): boolean {
  return limit === null || used + bytes <= limit
}

/** Returns true when the family should know before its storage is full. */
export function isAlmostFull({ used, limit }: StorageUse): boolean {
  return limit !== null && used >= limit * ALMOST
}
