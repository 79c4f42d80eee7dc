import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { fromDateColumn, toDateColumn } from '@/lib/platform/db/local-date'
import { findMatchingIds } from '@/lib/platform/db/search'
import type { ChallengeStatus } from '../rules'

const NOT_REMOVED = { where: { removedAt: null } }

const SUMMARY = {
  id: true,
  language: true,
  title: true,
  description: true,
  translations: true,
  weekNumber: true,
  startDate: true,
  endDate: true,
  isActive: true,
  version: true,
  _count: { select: { assignments: NOT_REMOVED, completions: { where: { reversal: null } } } },
} as const satisfies Prisma.ChallengeSelect

type Row = Prisma.ChallengeGetPayload<{ select: typeof SUMMARY }>

export type SummaryFilter = {
  search?: string | undefined
  status?: ChallengeStatus | undefined
  since?: LocalDate | undefined
  today: LocalDate
}

export type SummaryOrder = { by: 'startDate' | 'title'; order: 'asc' | 'desc' }

export async function findSummaries(
  filter: SummaryFilter,
  { by, order }: SummaryOrder,
  { skip, take }: { skip: number; take: number },
) {
  const rows = await db().challenge.findMany({
    where: await buildSummaryWhere(filter),
    orderBy: [{ [by]: order }, { id: order }],
    skip,
    take,
    select: SUMMARY,
  })
  return rows.map(plain)
}

export async function countSummaries(filter: SummaryFilter): Promise<number> {
  return db().challenge.count({ where: await buildSummaryWhere(filter) })
}

export async function findSummary(id: string) {
  const row = await db().challenge.findUnique({ where: { id }, select: SUMMARY })
  return row && plain(row)
}

/** Returns the challenges around one, with their tasks. */
export async function findNeighbours(id: string, from: LocalDate, to: LocalDate) {
  const rows = await db().challenge.findMany({
    where: {
      id: { not: id },
      endDate: { gte: toDateColumn(from) },
      startDate: { lte: toDateColumn(to) },
    },
    select: {
      id: true,
      language: true,
      title: true,
      translations: true,
      weekNumber: true,
      startDate: true,
      endDate: true,
      isActive: true,
      assignments: { ...NOT_REMOVED, select: { taskId: true } },
    },
  })
  return rows.map(({ assignments, startDate, endDate, ...row }) => ({
    ...row,
    startDate: fromDateColumn(startDate),
    endDate: fromDateColumn(endDate),
    taskIds: assignments.map(({ taskId }) => taskId),
  }))
}

function plain({ _count, startDate, endDate, ...row }: Row) {
  return {
    ...row,
    startDate: fromDateColumn(startDate),
    endDate: fromDateColumn(endDate),
    taskCount: _count.assignments,
    completionCount: _count.completions,
  }
}

async function buildSummaryWhere({ search, status, since, today }: SummaryFilter) {
  const matches = await findMatchingIds('challenges', search)
  return {
    ...(status && statusIs(status, toDateColumn(today))),
    ...(matches && { id: { in: [...matches] } }),
    AND: since ? [{ endDate: { gte: toDateColumn(since) } }] : [],
  } satisfies Prisma.ChallengeWhereInput
}

/** SQL equivalent of `getStatus`. */
function statusIs(status: ChallengeStatus, today: Date): Prisma.ChallengeWhereInput {
  if (status === 'inactive') return { isActive: false }
  if (status === 'upcoming') return { isActive: true, startDate: { gt: today } }
  if (status === 'completed') return { isActive: true, endDate: { lt: today } }
  return { isActive: true, startDate: { lte: today }, endDate: { gte: today } }
}
