import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const RESERVED = '/sys/kernel/mm/hugepages/hugepages-2048kB/nr_hugepages'
const MEGABYTES = 2

/**
 * Reserves huge pages for the database's shared memory, if possible.
 * @param note file with the previous number, in case this process is killed
 * @returns function that releases them
 */
export function reserveHugePages(megabytes: number, note: string): () => void {
  const wanted = Math.ceil(megabytes / MEGABYTES)
  try {
    const before = existsSync(note) ? readFileSync(note, 'utf8') : readFileSync(RESERVED, 'utf8')
    const giveBack = () => {
      writeFileSync(RESERVED, before)
      rmSync(note, { force: true })
    }
    if (Number(before) >= wanted) return () => undefined
    writeFileSync(note, before)
    writeFileSync(RESERVED, String(wanted))
    if (Number(readFileSync(RESERVED, 'utf8')) >= wanted) return giveBack
    giveBack()
  } catch {
    // Only root may, and only on Linux.
    rmSync(note, { force: true })
  }
  return () => undefined
}
