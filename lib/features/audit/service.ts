import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/config/env'
import { addDays, endOfLocalDay } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import type { Queryable } from '@/lib/platform/db/query'
import { AppError } from '@/lib/platform/errors/app-error'
import { decodeCursor, encodeCursor } from '@/lib/platform/http/cursor'
import { cutPage } from '@/lib/platform/http/paging'
import type { Actor, AdminActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import type { AuditAddress, AuditEntry, auditQuery } from './schema'

export { deleteOldEntries, updateAuditRetention } from './repository'

type Query = z.output<typeof auditQuery>

/** Records an action in the caller's transaction. `details` must hold no secret, name or address. */
export function audit(tx: Queryable, entry: repo.NewEntry): Promise<void> {
  return repo.insertEntry(tx, entry)
}

type Action = Pick<repo.NewEntry, 'action' | 'details'> & { subjectId: string }

/** Records the actor's action on a subject, whose kind is the action's prefix: `task.updated` is of a task. */
export function auditAs(tx: Queryable, { userId }: Actor, entry: Action): Promise<void> {
  return repo.insertEntry(tx, { ...entry, actorId: userId, subject: entry.action.split('.')[0] })
}

export function auditAll(tx: Queryable, entries: repo.NewEntry[]): Promise<void> {
  return repo.insertEntries(tx, entries)
}

/** Records that an administrator read data of others. */
export function auditAdminReading(
  actor: Actor,
  subject: 'family' | 'user',
  subjectId: string,
  details: repo.NewEntry['details'] = {},
): Promise<void> {
  const entry = { actorId: actor.userId, action: `${subject}.viewed_by_admin`, subject, subjectId, details }
  return repo.insertEntry(db(), entry)
}

export async function readAudit(_actor: AdminActor, query: Query) {
  const { limit, cursor } = query
  const before = cursor === undefined ? undefined : decodeCursor(cursor)
  const rows = await repo.findEntries(await resolveFilter(query), { limit: limit + 1, before })
  const page = cutPage(rows, limit, ({ at, id }) => encodeCursor({ createdAt: at, id }))
  return { items: await withNames(page.rows), nextCursor: page.nextCursor }
}

const ENTRIES_A_PAGE = 50

/** Returns a page of the log; an invalid cursor means the first. */
export async function readAuditPage(actor: AdminActor, { page, search, ...filter }: AuditAddress) {
  const query = { ...filter, actor: search, limit: ENTRIES_A_PAGE }
  return readAudit(actor, { ...query, cursor: page }).catch((error) => {
    if (!(error instanceof AppError && error.code === 'validation_failed')) throw error
    return readAudit(actor, query)
  })
}

/** In the installation's time zone: administrators' actions belong to no family. */
async function resolveFilter({ actor, actorId, from, to, action, subject, subjectId }: Query) {
  const zone = env().APP_TIMEZONE
  const asked = [actorId, actor ? await findActorIds(actor) : undefined].flatMap((one) =>
    one ? [[one].flat()] : [],
  )
  const [first, second = first] = asked
  return {
    action,
    subject,
    subjectId,
    actorIds: first?.filter((id) => second?.includes(id)),
    from: from ? endOfLocalDay(addDays(from, -1), zone) : undefined,
    until: to ? endOfLocalDay(to, zone) : undefined,
  }
}

async function findActorIds(text: string): Promise<string[]> {
  return z.uuid().safeParse(text).success ? [text.toLowerCase()] : repo.findPeople(text)
}

async function withNames(rows: repo.EntryRow[]): Promise<AuditEntry[]> {
  const ids = new Map<string, Set<string>>()
  const ask = (kind: string | null, id: string | null) => {
    if (kind && id) ids.set(kind, (ids.get(kind) ?? new Set()).add(id))
  }
  for (const { actorId, subject, subjectId } of rows) {
    ask('user', actorId)
    ask(subject, subjectId)
  }
  const names = new Map<string, string>()
  for (const [kind, asked] of ids)
    if (repo.isNamed(kind))
      for (const [id, name] of await repo.findNames(kind, [...asked])) names.set(`${kind} ${id}`, name)
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    actorName: names.get(`user ${row.actorId}`) ?? null,
    subjectName: names.get(`${row.subject} ${row.subjectId}`) ?? null,
    details: row.details as AuditEntry['details'],
  }))
}
