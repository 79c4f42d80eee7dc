import { readFileSync, writeFileSync } from 'node:fs'

/** How many pages of 2 MB Linux keeps for those who ask for them. */
const RESERVED = '/proc/sys/vm/nr_hugepages'
const MEGABYTES = 2

/**
 * Reserves large pages for what a database shares among its connections, as its manual advises: of the million small
 * ones that 4 GB have, each connection has to find each by itself, the first time that it touches it. Where the machine
 * does not let us, the database takes small ones.
 * @returns gives them back
 */
export function reserveHugePages(megabytes: number): () => void {
  try {
    const before = readFileSync(RESERVED, 'utf8')
    const wanted = Math.max(Number(before), Math.ceil(megabytes / MEGABYTES))
    writeFileSync(RESERVED, String(wanted))
    return () => writeFileSync(RESERVED, before)
  } catch {
    // Only the administrator of a machine may, and of Linux.
    return () => undefined
  }
}
