import 'server-only'
import { availableParallelism } from 'node:os'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { createSemaphore } from '@/lib/platform/concurrency/semaphore'
import { runDetached } from '@/lib/platform/jobs/run-detached'

/** OWASP's argon2id setting: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Separate limits, so that registrations do not delay sign-ins. Half of the processors stay free. */
const signInLimiter = createSemaphore({
  concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
  maxQueued: 500,
})

/** A full queue takes about two seconds. */
const hashLimiter = createSemaphore({ concurrency: 1, maxQueued: 30 })

let placeholderHash: Promise<string> | undefined

/**
 * Hashes a new password.
 * @throws AppError service_unavailable
 */
export function hashPassword(password: string): Promise<string> {
  return hashLimiter(() => hash(password.normalize('NFKC'), OPTIONS))
}

/** Verifies a sign-in's password, behind its own limiter; takes as long without a hash. */
export function verifySignInPassword(passwordHash: string | null, password: string): Promise<boolean> {
  return signInLimiter(() => compare(passwordHash, password))
}

/**
 * Verifies a signed-in user's password, behind the limiter of new passwords.
 * @throws AppError service_unavailable
 */
export function confirmPassword(passwordHash: string | null, password: string): Promise<boolean> {
  return hashLimiter(() => compare(passwordHash, password))
}

async function compare(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await getPlaceholderHash()), password.normalize('NFKC'))
  return matches && passwordHash !== null
}

/** Bypasses `hashLimiter`, so that its full queue does not fail a sign-in. */
function getPlaceholderHash(): Promise<string> {
  placeholderHash ??= runDetached(() => hash(crypto.randomUUID(), OPTIONS))
  placeholderHash.catch(() => {
    placeholderHash = undefined
  })
  return placeholderHash
}
