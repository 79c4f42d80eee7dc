import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'

export async function insertConsent(
  tx: Db,
  consent: { userId: string; textVersion: string; language: string; channel: string; acceptedAt: Date },
): Promise<void> {
  await tx.consent.create({ data: consent, select: { id: true } })
}

export function findConsents(userId: string) {
  return db().consent.findMany({
    where: { userId },
    orderBy: [{ acceptedAt: 'desc' }, { id: 'desc' }],
    select: { id: true, textVersion: true, language: true, channel: true, acceptedAt: true },
  })
}
