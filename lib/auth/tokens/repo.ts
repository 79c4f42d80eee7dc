import 'server-only'
import { type Db, db } from '@/lib/db/client'
import type { AccountTokenKind } from '@/lib/db/generated/enums'

export type { AccountTokenKind }

export async function insert(
  tx: Db,
  token: { userId: string; kind: AccountTokenKind; tokenHash: string; email: string | null; expiresAt: Date },
): Promise<void> {
  await tx.accountToken.create({ data: token, select: { id: true } })
}

/** Marks a link as used and tells whose it was; null when it is unknown, too old or used already. */
export async function use(tx: Db, tokenHash: string, kinds: AccountTokenKind[], now: Date) {
  const [row] = await tx.accountToken.updateManyAndReturn({
    where: { tokenHash, kind: { in: kinds }, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { userId: true, kind: true, email: true },
  })
  return row ?? null
}

/** Whose link it was, used or not. */
export function find(tx: Db, tokenHash: string, kind: AccountTokenKind, now: Date) {
  return tx.accountToken.findFirst({
    where: { tokenHash, kind, expiresAt: { gt: now } },
    select: { user: { select: { emailVerifiedAt: true } } },
  })
}

/** Makes the person's other links of these kinds void. */
export async function removeUnused(tx: Db, userId: string, kinds: AccountTokenKind[]): Promise<void> {
  await tx.accountToken.deleteMany({ where: { userId, kind: { in: kinds }, usedAt: null } })
}

/** The new address that a link was mailed to last and that nobody has followed yet. */
export async function findNewEmail(userId: string, now: Date): Promise<string | null> {
  const row = await db().accountToken.findFirst({
    where: { userId, kind: 'change_email', usedAt: null, expiresAt: { gt: now } },
    orderBy: { createdAt: 'desc' },
    select: { email: true },
  })
  return row?.email ?? null
}
