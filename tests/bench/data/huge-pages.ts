import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** How many pages of 2 MB Linux keeps for those who ask for them. */
const RESERVED = '/sys/kernel/mm/hugepages/hugepages-2048kB/nr_hugepages'
const MEGABYTES = 2

/**
 * Reserves large pages for what a database shares among its connections, as its manual advises: of the million small
 * ones that 4 GB have, each connection has to find each by itself, the first time that it touches it. Where the machine
 * does not let us, or has not so many, the database takes small ones.
 * @param note a file that tells how many there were before, should this process be killed
 * @returns gives them back
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
    // Only the administrator of a machine may, and of Linux.
    rmSync(note, { force: true })
  }
  return () => undefined
}
