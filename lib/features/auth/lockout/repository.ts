import 'server-only'
import type { Db } from '@/lib/platform/db/client'

/** Counts a user's mails of a template. */
export function countMailsSince(tx: Db, userId: string, template: string, moment: Date): Promise<number> {
  return tx.outgoingMail.count({ where: { userId, template, createdAt: { gte: moment } } })
}
