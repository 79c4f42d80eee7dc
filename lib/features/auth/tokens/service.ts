import 'server-only'
import { addHours } from 'date-fns'
import type { Db } from '@/lib/platform/db/client'
import { hashSecret, newSecret } from '@/lib/platform/session/seal'
import * as repo from './repository'

export { type AccountTokenKind, findNewEmail, removeUnused as voidTokens } from './repository'

/** Hours until a mailed link expires. */
const HOURS = { reset_password: 1, verify_email: 72, change_email: 1, sign_in: 1 } as const

type NewToken = { userId: string; kind: repo.AccountTokenKind; email?: string; now: Date; hours?: number }

/** Creates a link and returns its secret; only the hash is stored. */
export async function issueToken(tx: Db, { userId, kind, email, now, hours }: NewToken): Promise<string> {
  const secret = newSecret()
  const expiresAt = addHours(now, hours ?? HOURS[kind])
  await repo.insert(tx, { userId, kind, tokenHash: hashSecret(secret), email: email ?? null, expiresAt })
  return secret
}

/** Uses up a link; returns null when it does not work. Of two concurrent requests one succeeds. */
export function redeemToken(tx: Db, secret: string, kinds: repo.AccountTokenKind[], now: Date) {
  return repo.use(tx, hashSecret(secret), kinds, now)
}

/** Finds a secret's unexpired link, used or not. */
export function findToken(secret: string, kinds: repo.AccountTokenKind[], now: Date) {
  return repo.find(hashSecret(secret), kinds, now)
}
