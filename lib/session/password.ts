import 'server-only'
import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** OWASP's argon2id setting: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let nobody: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), OPTIONS)
}

/**
 * Whether the password belongs to the hash. Without a hash (no such account, or one without password) the same work
 * is done against nobody's, so that the time taken tells nothing.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID())
  const matches = await verify(passwordHash ?? (await nobody), password.normalize('NFKC'))
  return matches && passwordHash !== null
}
