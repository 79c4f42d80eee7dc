import 'server-only'
import { addHours } from 'date-fns'
import type { Db } from '@/lib/platform/db/client'
import { createSecret, hashSecret } from '@/lib/platform/session/signed-value'
import * as repo from './repository'

export { type AccountTokenKind, findNewEmail, voidTokens } from './repository'

const HOURS = { reset_password: 1, verify_email: 72, change_email: 1, sign_in: 1 } as const

type NewToken = { userId: string; kind: repo.AccountTokenKind; email?: string; now: Date; hours?: number }

/** Creates a link; only its secret's hash is stored. */
export async function issueToken(tx: Db, { userId, kind, email, now, hours }: NewToken): Promise<string> {
  const secret = createSecret()
  const expiresAt = addHours(now, hours ?? HOURS[kind])
  await repo.insert(tx, { userId, kind, tokenHash: hashSecret(secret), email: email ?? null, expiresAt })
  return secret
}

/** Marks a link as used; of concurrent requests one succeeds. */
export function redeemToken(tx: Db, secret: string, kinds: repo.AccountTokenKind[], now: Date) {
  return repo.use(tx, hashSecret(secret), kinds, now)
}

/** Finds an unexpired, possibly used link. */
export function findToken(secret: string, kinds: repo.AccountTokenKind[], now: Date) {
  return repo.find(hashSecret(secret), kinds, now)
}
