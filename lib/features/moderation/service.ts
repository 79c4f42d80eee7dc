import 'server-only'
import { subHours } from 'date-fns'
import type { z } from 'zod'
import { audit } from '@/lib/features/audit/service'
import { canSeeFamily } from '@/lib/features/community/service'
import {
  findContents,
  findReportable,
  hideContent,
  type Subject,
  showContent,
} from '@/lib/features/feed/hiding/service'
import { notifyReporters } from '@/lib/features/notifications/service'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Page } from '@/lib/platform/http/endpoint'
import type { AdminActor, FamilyActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import { HIDINGS_A_DAY } from './rules'
import {
  type AdminReport,
  type decisionInput,
  queuePosition,
  type ReportsAddress,
  type reportInput,
  type reportsQuery,
} from './schema'

const REPORTS_A_PAGE = 20

/**
 * Reports a subject. Hides content that shows a child without permission at once, within a limit and unless an
 * administrator dismissed such a report.
 * @throws AppError not_found
 */
export async function createReport(actor: FamilyActor, input: z.output<typeof reportInput>) {
  const { kind, id: subjectId, reason } = input
  const familyId = await findReportedFamily(actor, kind, subjectId)
  return transaction(async (tx) => {
    await repo.lockReporter(tx, actor)
    await repo.lockSubject(tx, { kind, subjectId })
    const now = new Date()
    const reporter = { reporterId: actor.userId, reporterFamilyId: actor.familyId }
    const report = await repo.writeReport(tx, {
      kind,
      subjectId,
      familyId,
      reason,
      ...reporter,
      createdAt: now,
    })
    if (await mayHide(tx, actor, report, now)) {
      if (await hideContent(tx, { kind, id: subjectId }, now)) await repo.markHiding(tx, report.id, now)
    }
    return report
  })
}

/** A hidden subject exists only for its reporters. */
async function findReportedFamily(
  actor: FamilyActor,
  kind: Subject['kind'],
  subjectId: string,
): Promise<string> {
  if (kind === 'family') {
    if (await canSeeFamily(actor, subjectId)) return subjectId
    throw new AppError('not_found')
  }
  const found = await findReportable(actor, kind, subjectId)
  if (!found) throw new AppError('not_found')
  if (found.isHidden && !(await repo.hasReported(actor.userId, { kind, subjectId })))
    throw new AppError('not_found')
  return found.familyId
}

async function mayHide(tx: Db, actor: FamilyActor, report: repo.ReportRow, now: Date): Promise<boolean> {
  if (report.kind === 'family' || report.reason !== 'child_without_permission') return false
  if (report.status !== 'open' || (await repo.isLetStand(tx, report))) return false
  return (await repo.countHidings(tx, actor, subHours(now, 24))) < HIDINGS_A_DAY
}

/** Returns a page of the queue. */
export async function listReports(
  _actor: AdminActor,
  { limit, cursor, ...filter }: z.output<typeof reportsQuery>,
): Promise<Page<AdminReport>> {
  const ids = await repo.findQueue(filter, { limit, after: cursor ? decodePosition(cursor) : null })
  const items = await presentReports(ids.slice(0, limit))
  const last = items.at(-1)
  return { items, nextCursor: ids.length > limit && last ? encodePosition(last) : null }
}

/** Returns a page of subjects; an invalid cursor means the first. */
export async function readQueue(
  actor: AdminActor,
  { page, ...filter }: ReportsAddress,
): Promise<Page<AdminReport>> {
  const query = { ...filter, grouped: true, limit: REPORTS_A_PAGE }
  return listReports(actor, { ...query, cursor: page }).catch((error) => {
    if (!(error instanceof AppError && error.code === 'validation_failed')) throw error
    return listReports(actor, query)
  })
}

/**
 * Returns a report.
 * @throws AppError not_found
 */
export async function readReport(_actor: AdminActor, id: string): Promise<AdminReport> {
  const [report] = await presentReports([id])
  if (!report) throw new AppError('not_found')
  return report
}

/**
 * Decides a subject's open reports.
 * @throws AppError changed_meanwhile when decided otherwise
 */
export async function decideReport(
  actor: AdminActor,
  id: string,
  { status }: z.output<typeof decisionInput>,
): Promise<AdminReport> {
  await transaction(async (tx) => {
    const report = await repo.lockReport(tx, id)
    if (!report) throw new AppError('not_found')
    if (report.status === status) return
    if (report.status !== 'open') throw new AppError('changed_meanwhile')
    const handledAt = new Date()
    const { moments, reporterIds } = await repo.decideReports(tx, report, {
      status,
      handledById: actor.userId,
      handledAt,
    })
    const subject = { kind: report.kind, id: report.subjectId }
    await (status === 'upheld' ? hideContent(tx, subject, handledAt) : showContent(tx, subject, moments))
    await notifyReporters(tx, reporterIds, { status, at: handledAt })
    await audit(tx, {
      actorId: actor.userId,
      action: `report.${status}`,
      subject: report.kind,
      subjectId: report.subjectId,
      details: { reason: report.reason },
    })
  })
  return readReport(actor, id)
}

async function presentReports(ids: string[]): Promise<AdminReport[]> {
  const rows = await repo.findReports(ids)
  const subjects = rows.map(({ kind, subjectId }) => ({ kind, id: subjectId }))
  const [contents, families, counts, deciders] = await Promise.all([
    findContents(subjects),
    repo.findFamilyNames(rows.map((row) => row.familyId)),
    repo.countSame(rows),
    repo.findDeciders(rows.flatMap(({ handledById }) => handledById ?? [])),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const names = new Map(families.map(({ id, name }) => [id, name]))
  const same = new Map(counts.map(({ _count, ...thing }) => [getReportKey(thing), _count]))
  const people = new Map(
    deciders.map(({ id, firstName, familyName }) => [id, [firstName, familyName].filter(Boolean).join(' ')]),
  )
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const familyName = names.get(row.familyId) ?? null
    const content = contents.get(row.subjectId)
    return {
      ...row,
      familyName,
      text: row.kind === 'family' ? familyName : (content?.text ?? null),
      photoUrl: row.status === 'open' ? (content?.photoUrl ?? null) : null,
      isHidden: content?.isHidden ?? false,
      wasLetStand: row.status === 'open' && same.has(getReportKey({ ...row, status: 'dismissed' })),
      reportCount: same.get(getReportKey(row)) ?? 1,
      createdAt: row.createdAt.toISOString(),
      handledAt: row.handledAt?.toISOString() ?? null,
      handledByName: people.get(row.handledById ?? '') ?? null,
    }
  })
}

const getReportKey = ({ kind, subjectId, status }: Pick<repo.ReportRow, 'kind' | 'subjectId' | 'status'>) =>
  `${kind} ${subjectId} ${status}`

function encodePosition({ reason, createdAt, id }: AdminReport): string {
  return Buffer.from(JSON.stringify([reason, createdAt, id])).toString('base64url')
}

function decodePosition(cursor: string): repo.Position {
  try {
    const json = Buffer.from(cursor, 'base64url').toString()
    const [reason, createdAt, id] = queuePosition.parse(JSON.parse(json))
    return { reason, createdAt: new Date(createdAt), id }
  } catch (cause) {
    throw new AppError('validation_failed', { fields: { cursor: [{ key: 'invalid' }] }, cause })
  }
}
