import 'server-only'
import { TASK_COLUMNS } from '@/lib/features/tasks/schema'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { fromDateColumn, toDateColumn } from '@/lib/platform/db/local-date'
import { inList, type Queryable, query } from '@/lib/platform/db/query'
import { findMatchingIds } from '@/lib/platform/db/search'
import type { Assignment } from './plan/rules'

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
    where: { idleSince: null },
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

/** Returns the active challenge that started last; of several, the last id's. */
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
  const matches = await findMatches(filter.search)
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

/** Finds challenges by all words; null without words. */
export const findMatches = (search = '') => findMatchingIds(Prisma.sql`challenges`, search)

export type Done = {
  assignmentId: string
  createdAt: Date
  localDate: LocalDate
  photo: { id: string; placeholder: string | null } | null
}

export function findDone(familyId: string, challengeIds: string[]): Promise<Done[]> {
  return query<Done>(Prisma.sql`
    select c.assignment_id as "assignmentId", c.created_at as "createdAt",
      to_char(c.local_date, 'YYYY-MM-DD') as "localDate",
      case when p.id is null then null else json_build_object('id', p.id, 'placeholder', p.placeholder) end as photo
    from completions c left join photos p on p.id = c.photo_id
    where c.family_id = ${familyId}::uuid and ${inList(Prisma.sql`c.challenge_id`, challengeIds)}
      and ${IS_ACTIVE_COMPLETION}`)
}

type ChallengeDates = {
  id: string
  weekNumber: number
  startDate: LocalDate
  endDate: LocalDate
  isActive: boolean
}

export function findDates(
  tx: Queryable,
  where: { ids: string[] } | { startDates: LocalDate[] },
): Promise<ChallengeDates[]> {
  const asked =
    'ids' in where
      ? Prisma.sql`id = any(${where.ids}::uuid[])`
      : Prisma.sql`start_date = any(${where.startDates}::date[])`
  return tx.query<ChallengeDates>(Prisma.sql`
    select id, week_number as "weekNumber", to_char(start_date, 'YYYY-MM-DD') as "startDate",
      to_char(end_date, 'YYYY-MM-DD') as "endDate", is_active as "isActive"
    from challenges where ${asked}`)
}

/** SQL equivalent of `getDateOfDay`, for assignment `t` of challenge `c`. */
const PLANNED_DATE = Prisma.sql`(c.start_date + ((t.day_of_week - extract(isodow from c.start_date)::int + 7) % 7))`

/** Returns the days of active challenges with a planned task. */
export async function findScheduledDates(tx: Queryable, until: LocalDate): Promise<LocalDate[]> {
  const rows = await tx.query<{ date: string }>(Prisma.sql`
    select distinct to_char(${PLANNED_DATE}, 'YYYY-MM-DD') as date
    from challenges c join challenge_tasks t on t.challenge_id = c.id and t.removed_at is null
    where c.is_active and ${PLANNED_DATE} <= ${until}::date
    order by date`)
  return rows.map(({ date }) => date)
}

type DatedAssignment = Pick<Assignment, 'assignmentId' | 'challengeId' | 'date'>

/** Returns a span's tasks, earliest first. */
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

/** An own task has a title instead of a task. */
export type SwapRow = { assignmentId: string; taskId: string | null; title: string | null }

export function findSwaps(familyId: string, challengeIds: string[]): Promise<SwapRow[]> {
  return query<SwapRow>(Prisma.sql`
    select assignment_id as "assignmentId", task_id as "taskId", title from task_swaps
    where family_id = ${familyId}::uuid and ${inList(Prisma.sql`challenge_id`, challengeIds)}`)
}

/** Returns tasks, also deleted ones. */
export function findSwapTasks(ids: string[]) {
  return db().task.findMany({ where: { id: { in: ids } }, select: TASK_COLUMNS })
}
