import 'server-only'
import type { z } from 'zod'
import { audit } from '@/lib/audit/service'
import { transaction } from '@/lib/db/client'
import { AppError } from '@/lib/errors/app-error'
import { contentOf, familyBehind, hide, show } from '@/lib/feed/hiding/service'
import type { Page } from '@/lib/http/route'
import type { AdminActor, FamilyActor } from '@/lib/session/actor'
import * as repo from './repo'
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
 * Reports something that the actor can see. What shows a child without permission is hidden at once, unless the
 * same report has been dismissed before.
 */
export async function reportThing(actor: FamilyActor, input: z.output<typeof reportInput>) {
  const { kind, id: subjectId, reason } = input
  const familyId = await familyOf(actor, kind, subjectId)
  if (!familyId) throw new AppError('not_found')
  return transaction(async (tx) => {
    const createdAt = new Date()
    const told = { kind, subjectId, familyId, reason, reporterId: actor.userId, createdAt }
    const report = await repo.write(tx, told)
    if (report.status === 'open' && report.reason === 'child_without_permission')
      await hide(tx, { kind, id: subjectId }, report.createdAt)
    return report
  })
}

async function familyOf(
  actor: FamilyActor,
  kind: 'post' | 'comment' | 'family',
  id: string,
): Promise<string | null> {
  if (kind !== 'family') return familyBehind(actor, kind, id)
  return (await repo.familyExists(id)) ? id : null
}

/** A page of the queue; only an administrator can be handed in. */
export async function listReports(
  _actor: AdminActor,
  { limit, cursor, ...filter }: z.output<typeof reportsQuery>,
): Promise<Page<AdminReport>> {
  const ids = await repo.findQueue(filter, { limit, after: cursor ? decodePosition(cursor) : null })
  const items = await present(ids.slice(0, limit))
  const last = items.at(-1)
  return { items, nextCursor: ids.length > limit && last ? encodePosition(last) : null }
}

/** A page of the queue as its screen asks for it: each thing once; a page that is none is the first one. */
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

/** @throws AppError not_found */
export async function readReport(_actor: AdminActor, id: string): Promise<AdminReport> {
  const [report] = await present([id])
  if (!report) throw new AppError('not_found')
  return report
}

/**
 * Decides a report and all other open ones of the same thing.
 * @throws AppError changed_meanwhile when somebody has decided otherwise
 */
export async function decideReport(
  actor: AdminActor,
  id: string,
  { status }: z.output<typeof decisionInput>,
): Promise<AdminReport> {
  await transaction(async (tx) => {
    const report = await repo.lock(tx, id)
    if (!report) throw new AppError('not_found')
    if (report.status === status) return
    if (report.status !== 'open') throw new AppError('changed_meanwhile')
    const handledAt = new Date()
    const moments = await repo.decide(tx, report, { status, handledById: actor.userId, handledAt })
    const subject = { kind: report.kind, id: report.subjectId }
    await (status === 'upheld' ? hide(tx, subject, handledAt) : show(tx, subject, moments))
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

/** Reports in the order of their ids, with what they are about. */
async function present(ids: string[]): Promise<AdminReport[]> {
  const rows = await repo.findMany(ids)
  const subjects = rows.map(({ kind, subjectId }) => ({ kind, id: subjectId }))
  const [contents, families, counts, deciders] = await Promise.all([
    contentOf(subjects),
    repo.findFamilyNames(rows.map((row) => row.familyId)),
    repo.countSame(rows),
    repo.findDeciders(rows.flatMap(({ handledById }) => handledById ?? [])),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const names = new Map(families.map(({ id, name }) => [id, name]))
  const same = new Map(counts.map(({ _count, ...thing }) => [keyOf(thing), _count]))
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
      reportCount: same.get(keyOf(row)) ?? 1,
      createdAt: row.createdAt.toISOString(),
      handledAt: row.handledAt?.toISOString() ?? null,
      handledByName: people.get(row.handledById ?? '') ?? null,
    }
  })
}

const keyOf = ({ kind, subjectId, status }: Pick<repo.ReportRow, 'kind' | 'subjectId' | 'status'>) =>
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
