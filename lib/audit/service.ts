import 'server-only'
import type { z } from 'zod'
import type { Db } from '@/lib/db/client'
import { decodeCursor, encodeCursor } from '@/lib/http/cursor'
import type { AdminActor } from '@/lib/session/actor'
import * as repo from './repo'
import type { AuditEntry, auditQuery } from './schema'

/**
 * Notes who did what to whom, in the transaction in which it happens. `details` says what changed in plain facts:
 * never a secret, and no person's name or address.
 */
export function audit(tx: Db, entry: repo.NewEntry): Promise<void> {
  return repo.insert(tx, entry)
}

/** The log, the newest first; only an administrator can be handed in. */
export async function readAudit(_actor: AdminActor, query: z.output<typeof auditQuery>) {
  const { limit, cursor, ...filter } = query
  const before = cursor === undefined ? undefined : decodeCursor(cursor)
  const rows = await repo.findMany(filter, { limit: limit + 1, before })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const items = page.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    details: row.details as AuditEntry['details'],
  }))
  const more = rows.length > limit && last
  return { items, nextCursor: more ? encodeCursor({ createdAt: last.at, id: last.id }) : null }
}
