import 'server-only'
import { addHours } from 'date-fns'
import type { Db } from '@/lib/db/client'
import { hashSecret, newSecret } from '@/lib/session/seal'
import * as repo from './repo'

export { type AccountTokenKind, findNewEmail, removeUnused as voidTokens } from './repo'

/** How long a mailed link works. */
const HOURS = { reset_password: 1, verify_email: 72, change_email: 1 } as const

type NewToken = { userId: string; kind: repo.AccountTokenKind; email?: string; now: Date; hours?: number }

/** The secret of a new link; only its hash is kept. */
export async function issueToken(tx: Db, { userId, kind, email, now, hours }: NewToken): Promise<string> {
  const secret = newSecret()
  const expiresAt = addHours(now, hours ?? HOURS[kind])
  await repo.insert(tx, { userId, kind, tokenHash: hashSecret(secret), email: email ?? null, expiresAt })
  return secret
}

/** Uses a link up and tells whose it was; null when it no longer works. Of two tries at once, one gets it. */
export function redeemToken(tx: Db, secret: string, kinds: repo.AccountTokenKind[], now: Date) {
  return repo.use(tx, hashSecret(secret), kinds, now)
}

/** Returns the unexpired link behind a secret without using it up; null when there is none of these kinds. */
export function findToken(secret: string, kinds: repo.AccountTokenKind[], now: Date) {
  return repo.find(hashSecret(secret), kinds, now)
}
