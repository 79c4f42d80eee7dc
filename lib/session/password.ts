import 'server-only'
import { availableParallelism } from 'node:os'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { apart } from '@/lib/jobs/apart'
import { companyOf } from '@/lib/limits/company'
import { doorFor } from '@/lib/limits/crowd'

/** OWASP's argon2id setting: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * One more at once than there are processors, so that none is idle until the next one is let in, but no more than leave
 * one of the engine's four threads to files and tokens; each takes 19 MB. Those that may wait are some seconds' worth.
 */
const inTurn = doorFor({ running: Math.min(availableParallelism() + 1, 3), waiting: 500 })

/** Checks drive the rest out of the caches, so that many together go on together: what follows is done at one go. */
const inCompany = companyOf(8)

let nobody: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), OPTIONS))
}

/**
 * Whether the password belongs to the hash. Without a hash (no such account, or one without password) the same work
 * is done against nobody's, so that the time taken tells nothing.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= apart(() => hashPassword(crypto.randomUUID()))
  const known = passwordHash ?? (await nobody)
  const matches = await inCompany(() => inTurn(() => verify(known, password.normalize('NFKC'))))
  return matches && passwordHash !== null
}
