import 'server-only'
import { type Db, db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { ReportKind, ReportReason, ReportStatus } from '@/lib/db/generated/enums'
import { atMost } from '@/lib/db/read'

const COLUMNS = {
  id: true,
  kind: true,
  subjectId: true,
  familyId: true,
  reason: true,
  status: true,
  reporterId: true,
  handledById: true,
  handledAt: true,
  createdAt: true,
} as const

type NewReport = {
  kind: ReportKind
  subjectId: string
  familyId: string
  reason: ReportReason
  reporterId: string
  createdAt: Date
}

/** Writes a report, once per reporter and thing; while it is open, its reason can still become a graver one. */
export async function write(tx: Db, report: NewReport) {
  await tx.report.createMany({ data: [report], skipDuplicates: true })
  const { kind, subjectId, reporterId, reason } = report
  const where = { kind, subjectId, reporterId }
  if (reason === 'child_without_permission')
    await tx.report.updateMany({ where: { ...where, status: 'open' }, data: { reason } })
  return tx.report.findFirstOrThrow({ where, select: COLUMNS })
}

export type Position = { reason: ReportReason; createdAt: Date; id: string }

export type QueueFilter = {
  status: ReportStatus
  kind?: ReportKind | undefined
  reason?: ReportReason | undefined
  /** Of several reports of the same thing only the first. */
  grouped: boolean
}

/** Ids of a page of the queue, one more than asked: by reason, the gravest first, then by age. */
export async function findQueue(
  filter: QueueFilter,
  { limit, after }: { limit: number; after: Position | null },
): Promise<string[]> {
  const later = after
    ? Prisma.sql`and (r.reason, r.created_at, r.id)
        > (${after.reason}::report_reason, ${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : Prisma.empty
  const first = filter.grouped
    ? Prisma.sql`and not exists (
        select 1 from reports o
        where o.kind = r.kind and o.subject_id = r.subject_id and ${meets('o', filter)}
          and (o.reason, o.created_at, o.id) < (r.reason, r.created_at, r.id))`
    : Prisma.empty
  const rows = await db().$queryRaw<{ id: string }[]>`
    select r.id from reports r where ${meets('r', filter)} ${later} ${first}
    order by r.reason, r.created_at, r.id limit ${atMost(limit + 1)}`
  return rows.map(({ id }) => id)
}

function meets(table: 'r' | 'o', { status, kind, reason }: QueueFilter): Prisma.Sql {
  const column = (name: string) => Prisma.raw(`${table}.${name}`)
  const asked = [Prisma.sql`${column('status')} = ${status}::report_status`]
  if (kind) asked.push(Prisma.sql`${column('kind')} = ${kind}::report_kind`)
  if (reason) asked.push(Prisma.sql`${column('reason')} = ${reason}::report_reason`)
  return Prisma.join(asked, ' and ')
}

/** How many reports of each thing have each status. */
export async function countSame(rows: Pick<ReportRow, 'kind' | 'subjectId'>[]) {
  const ids = [...new Set(rows.map(({ subjectId }) => subjectId))]
  return db().report.groupBy({
    by: ['kind', 'subjectId', 'status'],
    where: { subjectId: { in: ids } },
    _count: true,
  })
}

/** Names of those who decide. */
export function findDeciders(ids: string[]) {
  return db().user.findMany({
    where: { id: { in: ids } },
    select: { id: true, firstName: true, familyName: true },
  })
}

export function findMany(ids: string[]) {
  return db().report.findMany({ where: { id: { in: ids } }, select: COLUMNS })
}

export type ReportRow = Awaited<ReturnType<typeof findMany>>[number]

export function findFamilyNames(ids: string[]) {
  return db().family.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
}

export async function familyExists(id: string): Promise<boolean> {
  return (await db().family.count({ where: { id } })) > 0
}

/** The reported thing of a report, locked so that two decisions come one after the other. */
export async function lock(tx: Db, id: string): Promise<ReportRow | null> {
  await tx.$queryRaw`select id from reports where id = ${id}::uuid for update`
  return tx.report.findUnique({ where: { id }, select: COLUMNS })
}

type Decision = { status: ReportStatus; handledById: string; handledAt: Date }

/**
 * Decides all open reports of the same thing.
 * @returns when each of them was made
 */
export async function decide(
  tx: Db,
  { kind, subjectId }: Pick<ReportRow, 'kind' | 'subjectId'>,
  decision: Decision,
): Promise<Date[]> {
  const decided = await tx.report.updateManyAndReturn({
    where: { kind, subjectId, status: 'open' },
    data: decision,
    select: { createdAt: true },
  })
  return decided.map(({ createdAt }) => createdAt)
}
