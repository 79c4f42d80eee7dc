import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { newId } from '@/lib/platform/db/ids'
import { inList, literalLimit, type Queryable } from '@/lib/platform/db/query'
import { matchesSearch } from '@/lib/platform/db/search'

export type NewEntry = {
  actorId: string | null
  action: string
  subject?: string | null
  subjectId?: string | null
  details?: Prisma.InputJsonObject
}

export async function insertEntry(tx: Queryable, entry: NewEntry): Promise<void> {
  const { actorId, action, subject = null, subjectId = null, details = {} } = entry
  await tx.execute(Prisma.sql`
    insert into audit_entries (id, at, actor_id, action, subject, subject_id, details)
    values (${newId()}::uuid, ${new Date()}::timestamptz, ${actorId}::uuid, ${action}, ${subject},
      ${subjectId}::uuid, ${JSON.stringify(details)}::jsonb)`)
}

/** Inserts many entries in one statement. */
export async function insertEntries(tx: Queryable, entries: NewEntry[]): Promise<void> {
  const rows = entries.map((entry) => ({ details: {}, ...entry, id: newId() }))
  await tx.execute(Prisma.sql`
    insert into audit_entries (id, at, actor_id, action, subject, subject_id, details)
    select id, ${new Date()}::timestamptz, "actorId", action, subject, "subjectId", details
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as noted (id uuid, "actorId" uuid, action text,
      subject text, "subjectId" uuid, details jsonb)`)
}

/** Stores the retention; a shorter one takes effect a day later. */
export async function updateAuditRetention(days: number): Promise<void> {
  await db().$executeRaw`
    insert into audit_settings (id, retention_days) values (1, ${days}) on conflict (id) do update
      set retention_days = excluded.retention_days
      where audit_settings.retention_days <> excluded.retention_days`
}

/** Deletes expired entries by the database's clock. */
export function deleteOldEntries(limit: number): Promise<number> {
  return db().$executeRaw`
    delete from audit_entries where id in (
      select id from audit_entries where at < (select audit_delete_before()) order by at limit ${limit}
      for update skip locked)`
}

export type EntryFilter = {
  action?: string | undefined
  actorIds?: string[] | undefined
  subject?: string | undefined
  subjectId?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
}

export type EntryRow = {
  id: string
  at: Date
  actorId: string | null
  action: string
  subject: string | null
  subjectId: string | null
  details: unknown
}

type Page = { limit: number; before?: { createdAt: Date; id: string } | undefined }

/** Returns a page, newest first; each filter has an index. */
export function findEntries(filter: EntryFilter, { limit, before }: Page): Promise<EntryRow[]> {
  const { action, actorIds, subject, subjectId, from, until } = filter
  const asked: Prisma.Sql[] = []
  if (action) asked.push(Prisma.sql`action = ${action}`)
  if (actorIds) asked.push(inList(Prisma.sql`actor_id`, actorIds))
  if (subject) asked.push(Prisma.sql`subject = ${subject}`)
  if (subjectId) asked.push(Prisma.sql`subject_id = ${subjectId}::uuid`)
  if (from) asked.push(Prisma.sql`at >= ${from}::timestamptz`)
  if (until) asked.push(Prisma.sql`at < ${until}::timestamptz`)
  if (before) asked.push(Prisma.sql`(at, id) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`)
  const where = asked.length > 0 ? Prisma.sql`where ${Prisma.join(asked, ' and ')}` : Prisma.empty
  return db().$queryRaw<EntryRow[]>`
    select id, at, actor_id as "actorId", action, subject, subject_id as "subjectId", details
    from audit_entries ${where} order by at desc, id desc limit ${literalLimit(limit)}`
}

const PEOPLE_MAX = 100

/** Finds accounts by name and address. A read model across features. */
export async function findPeople(text: string): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    select id from users
    where ${matchesSearch(Prisma.sql`search_text`, text)}
    order by last_login_at desc nulls last, id limit ${PEOPLE_MAX}`
  return rows.map(({ id }) => id)
}

const NAMES = {
  user: Prisma.sql`select id, trim(first_name || ' ' || family_name) as name from users`,
  family: Prisma.sql`select id, name from families`,
  task: Prisma.sql`select id, name from tasks`,
  challenge: Prisma.sql`select id, title as name from challenges`,
  badge: Prisma.sql`select id, name from badges`,
  recipe: Prisma.sql`select id, title as name from recipes`,
  material: Prisma.sql`select id, name from materials`,
}

export function isNamed(subject: string | null): subject is keyof typeof NAMES {
  return subject !== null && Object.hasOwn(NAMES, subject)
}

/** Returns subjects' current names. A read model across features. */
export async function findNames(kind: keyof typeof NAMES, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db().$queryRaw<{ id: string; name: string }[]>`
    ${NAMES[kind]} where id = any(${ids}::uuid[])`
  return new Map(rows.map(({ id, name }) => [id, name]))
}
