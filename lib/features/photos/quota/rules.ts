export type StorageUse = { used: number; limit: number | null }

const ALMOST = 0.9

export function hasRoom({ used, limit }: StorageUse, bytes: number): boolean {
  return limit === null || used + bytes <= limit
}

export function isAlmostFull({ used, limit }: StorageUse): boolean {
  return limit !== null && used >= limit * ALMOST
}
