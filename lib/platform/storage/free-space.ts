import 'server-only'
import { statfs } from 'node:fs/promises'
import { env } from '@/lib/platform/config/env'

const LOW = 0.05

export type FreeSpace = { free: number; size: number }

/** Returns the space of the data folder's disk that this user may write, in bytes. */
export async function readFreeSpace(folder = env().BROTA_DATA_DIR): Promise<FreeSpace | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(/* turbopackIgnore: true */ folder)
    return { free: bavail * bsize, size: blocks * bsize }
  } catch {
    return null
  }
}

/** Checks if less than a twentieth of a disk is free. */
export function isLow({ free, size }: FreeSpace): boolean {
  return free < size * LOW
}

/** Checks if the data folder's disk is almost full. */
export async function isDiskAlmostFull(): Promise<boolean> {
  const space = await readFreeSpace()
  return space !== null && isLow(space)
}
