import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'
import type { AccountTokenKind } from '@/lib/platform/db/generated/enums'

export type { AccountTokenKind }

export async function insert(
  tx: Db,
  token: { userId: string; kind: AccountTokenKind; tokenHash: string; email: string | null; expiresAt: Date },
): Promise<void> {
  await tx.accountToken.create({ data: token, select: { id: true } })
}

export async function use(tx: Db, tokenHash: string, kinds: AccountTokenKind[], now: Date) {
  const [row] = await tx.accountToken.updateManyAndReturn({
    where: { tokenHash, kind: { in: kinds }, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { userId: true, kind: true, email: true },
  })
  return row ?? null
}

export function find(tokenHash: string, kinds: AccountTokenKind[], now: Date) {
  return db().accountToken.findFirst({
    where: { tokenHash, kind: { in: kinds }, expiresAt: { gt: now } },
    select: { userId: true, usedAt: true, user: { select: { emailVerifiedAt: true } } },
  })
}

export async function voidTokens(tx: Db, userId: string, kind?: AccountTokenKind): Promise<void> {
  await tx.accountToken.deleteMany({ where: { userId, usedAt: null, ...(kind && { kind }) } })
}

/** Returns a user's unconfirmed address. */
export async function findNewEmail(userId: string, now: Date): Promise<string | null> {
  const row = await db().accountToken.findFirst({
    where: { userId, kind: 'change_email', usedAt: null, expiresAt: { gt: now } },
    orderBy: { createdAt: 'desc' },
    select: { email: true },
  })
  return row?.email ?? null
}
