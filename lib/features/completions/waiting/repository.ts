import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'

/** Locks the family of a device. Returns false if the device was removed. */
export async function lockForDevice(tx: Db, familyId: string, deviceId: string): Promise<boolean> {
  await tx.$queryRaw`select 1 from families where id = ${familyId}::uuid for no key update`
  return (await tx.familyDevice.count({ where: { id: deviceId, familyId } })) === 1
}

export async function findPlace(
  tx: Db,
  assignmentId: string,
): Promise<{ challengeId: string; contentRevision: string | null } | null> {
  const rows = await tx.$queryRaw<{ challengeId: string; contentRevision: string | null }[]>`
    select challenge_id as "challengeId",
      (select revision::text from content_revisions where id = 1) as "contentRevision"
    from challenge_tasks where id = ${assignmentId}::uuid and removed_at is null`
  return rows[0] ?? null
}

export async function isWaiting(tx: Db, familyId: string, assignmentId: string): Promise<boolean> {
  return (await tx.waitingCompletion.count({ where: { familyId, assignmentId } })) > 0
}

export async function isKid(tx: Db, familyId: string, id: string): Promise<boolean> {
  return (await tx.kid.count({ where: { id, familyId } })) === 1
}

type NewWaiting = {
  familyId: string
  deviceId: string
  challengeId: string
  assignmentId: string
  photoId: string
  kidId: string | null
  sentAt: Date
  timezone: string
}

export function insert(tx: Db, waiting: NewWaiting): Promise<{ id: string }> {
  return tx.waitingCompletion.create({ data: waiting, select: { id: true } })
}

export function findHome(familyId: string) {
  return db().family.findUnique({
    where: { id: familyId },
    select: {
      plantName: true,
      pot: true,
      kids: {
        select: { id: true, name: true, birthDate: true },
        orderBy: [{ birthDate: 'asc' }, { id: 'asc' }],
      },
      waiting: { select: { assignmentId: true } },
    },
  })
}

const PLANNED = { challengeId: { not: null }, assignmentId: { not: null } } as const

export function findMany(familyId: string, since: Date) {
  return db().waitingCompletion.findMany({
    where: { familyId, sentAt: { gt: since }, ...PLANNED },
    orderBy: [{ sentAt: 'asc' }, { id: 'asc' }],
    include: {
      photo: { select: { placeholder: true } },
      kid: { select: { id: true, name: true } },
      device: { select: { name: true } },
      assignment: {
        select: { taskId: true, swaps: { where: { familyId }, select: { taskId: true, title: true } } },
      },
    },
  })
}

/** Removes and returns a waiting completion. */
export async function take(tx: Db, where: { id: string; familyId: string; since: Date }) {
  const { id, familyId, since } = where
  const rows = await tx.$queryRaw<Taken[]>`
    delete from waiting_completions w using photos p
    where w.id = ${id}::uuid and w.family_id = ${familyId}::uuid and w.sent_at > ${since}::timestamptz
      and p.id = w.photo_id
    returning w.challenge_id as "challengeId", w.assignment_id as "assignmentId", w.photo_id as "photoId",
      p.placeholder, w.kid_id as "kidId", w.sent_at as "sentAt", w.timezone`
  return rows[0] ?? null
}

type Taken = {
  challengeId: string | null
  assignmentId: string | null
  photoId: string
  placeholder: string | null
  kidId: string | null
  sentAt: Date
  timezone: string
}

/**
 * Deletes waiting completions that have expired, or whose assignment was deleted.
 * @returns the ids of their photos
 */
export async function deleteExpired(tx: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await tx.$queryRaw<{ photoId: string }[]>`
    delete from waiting_completions where id in (
      select id from waiting_completions
      where sent_at <= ${before}::timestamptz or assignment_id is null or challenge_id is null
      order by sent_at limit ${limit} for update skip locked)
    returning photo_id as "photoId"`
  return rows.map(({ photoId }) => photoId)
}
