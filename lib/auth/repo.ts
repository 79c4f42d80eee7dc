import 'server-only'
import type { Db } from '@/lib/db/client'

export async function insertConsent(
  tx: Db,
  consent: { userId: string; textVersion: string; language: string; channel: string; acceptedAt: Date },
): Promise<void> {
  await tx.consent.create({ data: consent, select: { id: true } })
}
