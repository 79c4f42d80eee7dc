import 'server-only'
import type { LocalDate } from '@/lib/dates/local-date'
import type { Db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { fromDateColumn, toDateColumn } from '@/lib/db/local-date'
import { atMost, read, readIn } from '@/lib/db/read'

/** A task of the plan as it stands, with its challenge's window. */
export async function findPlanned(tx: Db, challengeId: string, assignmentId: string) {
  const row = await tx.challengeTask.findFirst({
    where: { id: assignmentId, challengeId, removedAt: null },
    select: {
      id: true,
      taskId: true,
      dayOfWeek: true,
      challenge: { select: { id: true, weekNumber: true, startDate: true, endDate: true, isActive: true } },
    },
  })
  if (!row) return null
  const { startDate, endDate, ...challenge } = row.challenge
  return {
    ...row,
    challenge: { ...challenge, startDate: fromDateColumn(startDate), endDate: fromDateColumn(endDate) },
  }
}

type Standing = {
  id: string
  assignmentId: string
  taskId: string
  challengeId: string
  localDate: LocalDate
  timezone: string
  photoId: string | null
  createdAt: Date
}

/** The family's standing completions of some challenges, in the order in which they were made. */
export function findStanding(tx: Db, familyId: string, challengeIds: string[]): Promise<Standing[]> {
  return readIn<Standing>(
    tx,
    Prisma.sql`
    select c.id, c.assignment_id as "assignmentId", c.task_id as "taskId", c.challenge_id as "challengeId",
      to_char(c.local_date, 'YYYY-MM-DD') as "localDate", c.timezone, c.photo_id as "photoId",
      c.created_at as "createdAt"
    from completions c
    where c.family_id = ${familyId}::uuid and c.challenge_id = any(${challengeIds}::uuid[])
      and not exists (select 1 from completion_reversals r where r.completion_id = c.id)
    order by c.created_at, c.id`,
  )
}

/** The family's last completion that stands, in any challenge. */
export async function findLastStanding(
  tx: Db,
  familyId: string,
): Promise<{ id: string; createdAt: Date } | null> {
  return tx.completion.findFirst({
    where: { familyId, reversal: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, createdAt: true },
  })
}

/** How often the family has made this completion before, undone ones included. */
export function countMade(tx: Db, familyId: string, assignmentId: string): Promise<number> {
  return tx.completion.count({ where: { familyId, assignmentId } })
}

export type NewCompletion = {
  id: string
  familyId: string
  challengeId: string
  assignmentId: string
  taskId: string
  sequence: number
  userId: string
  photoId: string
  description: string
  showsChild: boolean
  localDate: LocalDate
  timezone: string
  createdAt: Date
}

export async function insert(tx: Db, completion: NewCompletion, kidIds: string[]): Promise<void> {
  const data = { ...completion, localDate: toDateColumn(completion.localDate) }
  await tx.completion.create({ data, select: { id: true } })
  if (kidIds.length === 0) return
  await tx.completionKid.createMany({ data: kidIds.map((kidId) => ({ completionId: completion.id, kidId })) })
}

export async function insertReversal(
  tx: Db,
  reversal: { completionId: string; userId: string; localDate: LocalDate; createdAt: Date },
): Promise<void> {
  const data = { ...reversal, localDate: toDateColumn(reversal.localDate) }
  await tx.completionReversal.create({ data, select: { completionId: true } })
}

/** Whether a person is in the family as it stands now. */
export async function isMember(tx: Db, familyId: string, userId: string): Promise<boolean> {
  return (await tx.user.count({ where: { id: userId, familyId } })) === 1
}

type Position = { createdAt: Date; id: string }

type Shown = {
  id: string
  photo: { id: string; placeholder: string | null } | null
  description: string
  localDate: LocalDate
  createdAt: Date
  task: { language: string; name: string; translations: unknown; motif: string }
}

/** A page of the family's completions, newest first, one more than asked to tell whether there is a next one. */
export function findPage(familyId: string, limit: number, after: Position | null): Promise<Shown[]> {
  const older = after
    ? Prisma.sql`and (c.created_at, c.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : Prisma.empty
  return read<Shown>(Prisma.sql`
    select c.id, c.description, to_char(c.local_date, 'YYYY-MM-DD') as "localDate", c.created_at as "createdAt",
      case when p.id is null then null else json_build_object('id', p.id, 'placeholder', p.placeholder) end as photo,
      json_build_object('language', t.language, 'name', t.name, 'translations', t.translations,
        'motif', t.motif) as task
    from completions c
    join challenge_tasks a on a.id = c.assignment_id
    join tasks t on t.id = a.task_id
    left join photos p on p.id = c.photo_id
    where c.family_id = ${familyId}::uuid ${older}
      and not exists (select 1 from completion_reversals r where r.completion_id = c.id)
    order by c.created_at desc, c.id desc limit ${atMost(limit + 1)}`)
}
