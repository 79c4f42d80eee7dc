import 'server-only'
import type { Db } from '@/lib/platform/db/client'

/** Checks if a user got a mail of this template since a moment. */
export async function wasMailedSince(
  tx: Db,
  userId: string,
  template: string,
  moment: Date,
): Promise<boolean> {
  return (await tx.outgoingMail.count({ where: { userId, template, createdAt: { gte: moment } } })) > 0
}
