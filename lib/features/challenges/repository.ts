import 'server-only'
import { TASK_COLUMNS } from '@/lib/features/tasks/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { fromDateColumn, toDateColumn } from '@/lib/platform/db/local-date'
import { type Queryable, query } from '@/lib/platform/db/query'
import { findMatchingIds } from '@/lib/platform/db/search'
import type { Assignment } from './rules'

const COLUMNS = {
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
  recipes: {
    orderBy: [{ title: 'asc' }, { id: 'asc' }],
    select: { id: true, language: true, title: true, translations: true },
  },
  materials: {
    where: { unusedSince: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true },
  },
  assignments: {
    where: { removedAt: null },
    orderBy: [{ dayOfWeek: 'asc' }, { orderInDay: 'asc' }],
    select: { id: true, taskId: true, dayOfWeek: true, orderInDay: true, task: { select: TASK_COLUMNS } },
  },
} as const satisfies Prisma.ChallengeSelect

type Row = Prisma.ChallengeGetPayload<{ select: typeof COLUMNS }>

export type ChallengeRow = Omit<Row, 'startDate' | 'endDate'> & { startDate: LocalDate; endDate: LocalDate }

const plain = (row: Row): ChallengeRow => ({
  ...row,
  startDate: fromDateColumn(row.startDate),
  endDate: fromDateColumn(row.endDate),
})

export async function findById(id: string): Promise<ChallengeRow | null> {
  const row = await db().challenge.findUnique({ where: { id }, select: COLUMNS })
  return row && plain(row)
}

export async function findActiveOn(day: LocalDate): Promise<ChallengeRow[]> {
  const at = toDateColumn(day)
  const rows = await db().challenge.findMany({
    where: { isActive: true, startDate: { lte: at }, endDate: { gte: at } },
    select: COLUMNS,
  })
  return rows.map(plain)
}

/** Returns the active challenge that started last; of several, the one with the highest id. */
export async function findLastStarted(
  day: LocalDate,
): Promise<Pick<ChallengeRow, 'startDate' | 'weekNumber'> | null> {
  const row = await db().challenge.findFirst({
    where: { isActive: true, startDate: { lte: toDateColumn(day) } },
    orderBy: [{ startDate: 'desc' }, { id: 'desc' }],
    select: { startDate: true, weekNumber: true },
  })
  return row && { ...row, startDate: fromDateColumn(row.startDate) }
}

export type ChallengeFilter = {
  isActive?: boolean | undefined
  startDate?: LocalDate | undefined
  endDate?: LocalDate | undefined
  search?: string | undefined
}

export async function findMany(filter: ChallengeFilter): Promise<ChallengeRow[]> {
  const matches = await findMatchingIds('challenges', filter.search)
  const rows = await db().challenge.findMany({
    where: {
      ...(filter.isActive !== undefined && { isActive: filter.isActive }),
      ...(filter.startDate && { endDate: { gte: toDateColumn(filter.startDate) } }),
      ...(filter.endDate && { startDate: { lte: toDateColumn(filter.endDate) } }),
      ...(matches && { id: { in: [...matches] } }),
    },
    orderBy: [{ startDate: 'desc' }, { id: 'desc' }],
    select: COLUMNS,
  })
  return rows.map(plain)
}

export function findTitles(ids: string[]) {
  return db().challenge.findMany({
    where: { id: { in: ids } },
    select: { id: true, title: true, language: true, translations: true },
  })
}

/** Challenge without texts and plan. */
type ChallengeOutline = {
  id: string
  weekNumber: number
  startDate: LocalDate
  endDate: LocalDate
  isActive: boolean
}

export function findOutlines(
  database: Queryable,
  where: { ids: string[] } | { startDates: LocalDate[] },
): Promise<ChallengeOutline[]> {
  const condition =
    'ids' in where
      ? Prisma.sql`id = any(${where.ids}::uuid[])`
      : Prisma.sql`start_date = any(${where.startDates}::date[])`
  return database.query<ChallengeOutline>(Prisma.sql`
    select id, week_number as "weekNumber", to_char(start_date, 'YYYY-MM-DD') as "startDate",
      to_char(end_date, 'YYYY-MM-DD') as "endDate", is_active as "isActive"
    from challenges where ${condition}`)
}

type AssignmentRow = {
  id: string
  taskId: string
  challengeId: string
  dayOfWeek: number
  createdAt: Date
  removedAt: Date | null
}

export function findAssignments(database: Queryable, challengeIds: string[]): Promise<AssignmentRow[]> {
  return database.query<AssignmentRow>(Prisma.sql`
    select id, task_id as "taskId", challenge_id as "challengeId", day_of_week as "dayOfWeek",
      created_at as "createdAt", removed_at as "removedAt"
    from challenge_tasks where challenge_id = any(${challengeIds}::uuid[])`)
}

/** SQL equivalent of `getDateOfDay`, for assignment `t` of challenge `c`. */
const PLANNED_DATE = Prisma.sql`(c.start_date + ((t.day_of_week - extract(isodow from c.start_date)::int + 7) % 7))`

export async function findScheduledDates(database: Queryable, until: LocalDate): Promise<LocalDate[]> {
  const rows = await database.query<{ date: string }>(Prisma.sql`
    select distinct to_char(${PLANNED_DATE}, 'YYYY-MM-DD') as date
    from challenges c join challenge_tasks t on t.challenge_id = c.id and t.removed_at is null
    where c.is_active and ${PLANNED_DATE} <= ${until}::date
    order by date`)
  return rows.map(({ date }) => date)
}

type DatedAssignment = Pick<Assignment, 'assignmentId' | 'challengeId' | 'date'>

/** Returns the assignments of active challenges in a date range, earliest first. */
export function findPlanned(from: LocalDate, to: LocalDate): Promise<DatedAssignment[]> {
  return query<DatedAssignment>(Prisma.sql`
    select t.id as "assignmentId", c.id as "challengeId", to_char(${PLANNED_DATE}, 'YYYY-MM-DD') as date
    from challenges c join challenge_tasks t on t.challenge_id = c.id and t.removed_at is null
    where c.is_active and ${PLANNED_DATE} between ${from}::date and ${to}::date
    order by ${PLANNED_DATE}, c.start_date, t.order_in_day, t.id`)
}

export async function countPlanned(from: LocalDate, to: LocalDate): Promise<number> {
  const rows = await query<{ count: number }>(Prisma.sql`
    select count(*)::int as count
    from challenges c join challenge_tasks t on t.challenge_id = c.id and t.removed_at is null
    where c.is_active and ${PLANNED_DATE} between ${from}::date and ${to}::date`)
  return rows[0]?.count ?? 0
}
