import 'server-only'
import { availableParallelism } from 'node:os'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { runDetached } from '@/lib/jobs/run-detached'
import { createSemaphore } from '@/lib/limits/semaphore'

/** OWASP's argon2id setting: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Sign-ins have their own limiter: no registration or reset is ever in front of them. Half of the processors stay free. */
const signInLimiter = createSemaphore({
  concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
  maxQueued: 500,
})

/** Everything else that hashes: one at a time, and about two seconds' worth may wait. */
const hashLimiter = createSemaphore({ concurrency: 1, maxQueued: 30 })

let placeholderHash: Promise<string> | undefined

/**
 * Hashes a new password.
 * @throws AppError service_unavailable while too many wait
 */
export function hashPassword(password: string): Promise<string> {
  return hashLimiter(() => hash(password.normalize('NFKC'), OPTIONS))
}

/**
 * Verifies the password of a sign-in. Without a hash (unknown account, or one without password) it does the same work
 * with a placeholder, so that the response time is the same.
 */
export function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  return signInLimiter(() => compare(passwordHash, password))
}

/**
 * Verifies the password that a signed-in user types again. It shares the limiter of new passwords.
 * @throws AppError service_unavailable while too many wait
 */
export function confirmPassword(passwordHash: string | null, password: string): Promise<boolean> {
  return hashLimiter(() => compare(passwordHash, password))
}

async function compare(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await getPlaceholderHash()), password.normalize('NFKC'))
  return matches && passwordHash !== null
}

/** Outside both limiters: a sign-in must not wait for a registration, nor fail because their queue is full. */
function getPlaceholderHash(): Promise<string> {
  placeholderHash ??= runDetached(() => hash(crypto.randomUUID(), OPTIONS))
  placeholderHash.catch(() => {
    placeholderHash = undefined
  })
  return placeholderHash
}
