import 'server-only'
import { type Db, db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'

export type NewEntry = {
  actorId: string | null
  action: string
  subject?: string | null
  subjectId?: string | null
  details?: Prisma.InputJsonObject
}

export async function insert(tx: Db, entry: NewEntry): Promise<void> {
  await tx.auditEntry.create({ data: entry, select: { id: true } })
}

export type EntryFilter = { action?: string | undefined; actorId?: string | undefined }

type Page = { limit: number; before?: { createdAt: Date; id: string } | undefined }

/** Entries, the newest first, from where the last page ended. */
export function findMany(filter: EntryFilter, { limit, before }: Page) {
  const older = before && {
    OR: [{ at: { lt: before.createdAt } }, { at: before.createdAt, id: { lt: before.id } }],
  }
  return db().auditEntry.findMany({
    where: {
      ...(filter.action && { action: filter.action }),
      ...(filter.actorId && { actorId: filter.actorId }),
      ...older,
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: limit,
    select: {
      id: true,
      at: true,
      actorId: true,
      action: true,
      subject: true,
      subjectId: true,
      details: true,
    },
  })
}
