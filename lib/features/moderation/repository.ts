import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { ReportKind, ReportReason, ReportStatus } from '@/lib/platform/db/generated/enums'
import { literalLimit } from '@/lib/platform/db/query'

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
  hidAt: true,
  createdAt: true,
} as const

type NewReport = {
  kind: ReportKind
  subjectId: string
  familyId: string
  reason: ReportReason
  reporterId: string
  reporterFamilyId: string
  createdAt: Date
}

type Subject = Pick<ReportRow, 'kind' | 'subjectId'>

/** Locks a user's and a family's reports. */
export async function lockReporter(tx: Db, reporter: { userId: string; familyId: string }): Promise<void> {
  await lockName(tx, `reports of family ${reporter.familyId}`)
  await lockName(tx, `reports of account ${reporter.userId}`)
}

/** Locks a subject, always after a reporter. */
export async function lockSubject(tx: Db, { kind, subjectId }: Subject): Promise<void> {
  await lockName(tx, `reported ${kind} ${subjectId}`)
}

async function lockName(tx: Db, name: string): Promise<void> {
  await tx.execute(Prisma.sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`)
}

/** Counts the subjects that a reporter has hidden. */
export function countHidings(
  tx: Db,
  { userId, familyId }: { userId: string; familyId: string },
  since: Date,
): Promise<number> {
  return tx.report.count({
    where: { OR: [{ reporterId: userId }, { reporterFamilyId: familyId }], hidAt: { gt: since } },
  })
}

export async function isLetStand(tx: Db, { kind, subjectId }: Subject): Promise<boolean> {
  return (await tx.report.count({ where: { kind, subjectId, status: 'dismissed' } })) > 0
}

export async function hasReported(reporterId: string, { kind, subjectId }: Subject): Promise<boolean> {
  return (await db().report.count({ where: { kind, subjectId, reporterId } })) > 0
}

export async function markHiding(tx: Db, id: string, hidAt: Date): Promise<void> {
  await tx.report.update({ where: { id }, data: { hidAt }, select: { id: true } })
}

/** Writes a report, one per reporter and subject; its reason can only become more serious. */
export async function writeReport(tx: Db, report: NewReport) {
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
  /** Only the first report of each subject. */
  grouped: boolean
}

/** Returns a page of ids plus one, most serious first, then oldest. */
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
    order by r.reason, r.created_at, r.id limit ${literalLimit(limit + 1)}`
  return rows.map(({ id }) => id)
}

function meets(table: 'r' | 'o', { status, kind, reason }: QueueFilter): Prisma.Sql {
  const column = (name: string) => Prisma.raw(`${table}.${name}`)
  const asked = [Prisma.sql`${column('status')} = ${status}::report_status`]
  if (kind) asked.push(Prisma.sql`${column('kind')} = ${kind}::report_kind`)
  if (reason) asked.push(Prisma.sql`${column('reason')} = ${reason}::report_reason`)
  return Prisma.join(asked, ' and ')
}

export async function countSame(rows: Subject[]) {
  const ids = [...new Set(rows.map(({ subjectId }) => subjectId))]
  return db().report.groupBy({
    by: ['kind', 'subjectId', 'status'],
    where: { subjectId: { in: ids } },
    _count: true,
  })
}

export function findDeciders(ids: string[]) {
  return db().user.findMany({
    where: { id: { in: ids } },
    select: { id: true, firstName: true, familyName: true },
  })
}

export function findReports(ids: string[]) {
  return db().report.findMany({ where: { id: { in: ids } }, select: COLUMNS })
}

export type ReportRow = Awaited<ReturnType<typeof findReports>>[number]

export function findFamilyNames(ids: string[]) {
  return db().family.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
}

/** Locks a report's subject. */
export async function lockReport(tx: Db, id: string): Promise<ReportRow | null> {
  const report = await tx.report.findUnique({ where: { id }, select: COLUMNS })
  if (!report) return null
  await lockSubject(tx, report)
  return tx.report.findUnique({ where: { id }, select: COLUMNS })
}

type Decision = { status: ReportStatus; handledById: string; handledAt: Date }

/**
 * Decides a subject's open reports.
 * @returns the times at which they may have hidden it, and the reporters
 */
export async function decideReports(tx: Db, { kind, subjectId }: Subject, decision: Decision) {
  const decided = await tx.report.updateManyAndReturn({
    where: { kind, subjectId, status: 'open' },
    data: decision,
    select: { createdAt: true, hidAt: true, reporterId: true },
  })
  const reporterIds = decided.flatMap(({ reporterId }) => reporterId ?? [])
  // Older versions hid it at the report's time.
  const moments = decided.flatMap(({ createdAt, hidAt }) => (hidAt ? [createdAt, hidAt] : [createdAt]))
  return { moments, reporterIds }
}
