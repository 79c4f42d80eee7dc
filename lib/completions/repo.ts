import 'server-only'
import type { LocalDate } from '@/lib/dates/local-date'
import { type Db, db } from '@/lib/db/client'
import { fromDateColumn, toDateColumn } from '@/lib/db/local-date'

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

const STANDING = {
  id: true,
  assignmentId: true,
  taskId: true,
  challengeId: true,
  localDate: true,
  timezone: true,
  photoId: true,
  createdAt: true,
} as const

/** The family's standing completions of some challenges, in the order in which they were made. */
export async function findStanding(tx: Db, familyId: string, challengeIds: string[]) {
  const rows = await tx.completion.findMany({
    where: { familyId, challengeId: { in: challengeIds }, reversal: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: STANDING,
  })
  return rows.map((row) => ({ ...row, localDate: fromDateColumn(row.localDate) }))
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

/** A page of the family's completions, newest first, one more than asked to tell whether there is a next one. */
export function findPage(familyId: string, limit: number, after: Position | null) {
  return db().completion.findMany({
    where: {
      familyId,
      reversal: null,
      ...(after && {
        OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.id } }],
      }),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    select: {
      id: true,
      photo: { select: { id: true, placeholder: true } },
      description: true,
      localDate: true,
      createdAt: true,
      assignment: {
        select: { task: { select: { language: true, name: true, translations: true, motif: true } } },
      },
    },
  })
}
