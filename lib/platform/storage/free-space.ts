import 'server-only'
import { statfs } from 'node:fs/promises'
import { env } from '@/lib/platform/config/env'

const LOW = 0.05

export type FreeSpace = { free: number; size: number }

/** Returns the bytes that this user may write. */
export async function readFreeSpace(folder = env().BROTA_DATA_DIR): Promise<FreeSpace | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(/* turbopackIgnore: true */ folder)
    return { free: bavail * bsize, size: blocks * bsize }
  } catch {
    return null
  }
}

export function isLow({ free, size }: FreeSpace): boolean {
  return free < size * LOW
}

export async function isDiskAlmostFull(): Promise<boolean> {
  const space = await readFreeSpace()
  return space !== null && isLow(space)
}
