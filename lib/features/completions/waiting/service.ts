import 'server-only'
import { addHours, subHours } from 'date-fns'
import type { z } from 'zod'
import { findCurrentChallenge, getToday } from '@/lib/features/challenges/service'
import { deleteUnpairedDevices } from '@/lib/features/families/devices/service'
import { lockAsMember } from '@/lib/features/families/joining/service'
import { splitGrownUps } from '@/lib/features/families/rules'
import { photoUrl } from '@/lib/features/photos/rules'
import { attachDevicePhoto, erasePhotos } from '@/lib/features/photos/service'
import { loadCompletedTaskNames } from '@/lib/features/tasks/service'
import { localDateAt } from '@/lib/platform/dates/local-date'
import { type Db, db } from '@/lib/platform/db/client'
import { fromDateColumn } from '@/lib/platform/db/local-date'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { assertOwnFamily, type DeviceActor, type FamilyActor } from '@/lib/platform/session/actor'
import { findActiveCompletions } from '../repository'
import type { CompletionResult } from '../schema'
import { type CompletionInput, findOpenAssignment, recordCompletion, toCompletionResponse } from '../service'
import * as repo from './repository'
import type { DeviceWeek, deviceCompletion, WaitingView } from './schema'

/** Days after which a completion expires unless an adult decides. */
const WAITING_DAYS = 7

/**
 * Returns the current week for a child's screen.
 * @throws AppError unauthenticated when the family is gone
 */
export async function readDeviceWeek(device: DeviceActor): Promise<DeviceWeek> {
  const [home, challenge] = await Promise.all([repo.findHome(device.familyId), findCurrentChallenge(device)])
  if (!home) throw new AppError('unauthenticated')
  const { plantName, pot, kids, waiting } = home
  const today = getToday(device)
  const born = kids.map((kid) => ({ ...kid, birthDate: fromDateColumn(kid.birthDate) }))
  const sent = new Set(waiting.map(({ assignmentId }) => assignmentId))
  return {
    today,
    tasks: (challenge?.tasks ?? []).map((task) => ({
      ...task,
      waiting: !task.completed && sent.has(task.id),
    })),
    kids: splitGrownUps(born, today).kids.map(toDeviceKid),
    plantName,
    pot,
  }
}

const toDeviceKid = ({ id, name }: { id: string; name: string }) => ({
  id,
  firstName: name.split(' ')[0] ?? name,
})

/**
 * Stores a child's completion until an adult decides. The photo must come from the same device.
 * @throws AppError not_found, already_completed (also when waiting), not_yet, challenge_over; unauthenticated when the
 * device was removed
 */
export async function sendFromDevice(
  device: DeviceActor,
  { taskId: assignmentId, photoId, kidId = null }: z.output<typeof deviceCompletion>,
): Promise<{ waiting: string }> {
  const { familyId, deviceId, timezone } = device
  const sentAt = new Date()
  return transaction(async (tx) => {
    if (!(await repo.lockForDevice(tx, familyId, deviceId))) throw new AppError('unauthenticated')
    const place = await repo.findPlace(tx, assignmentId)
    if (!place) throw new AppError('not_found')
    const { challengeId, contentRevision } = place
    const activeCompletions = await findActiveCompletions(tx, familyId, [challengeId])
    const localDate = localDateAt(sentAt, timezone)
    const assignment = { challengeId, assignmentId, localDate, activeCompletions, contentRevision }
    await findOpenAssignment(tx, assignment)
    if (await repo.isWaiting(tx, familyId, assignmentId)) throw new AppError('already_completed')
    if (kidId && !(await repo.isKid(tx, familyId, kidId))) throw new AppError('not_found')
    await attachDevicePhoto(tx, device, photoId)
    const waiting = { familyId, deviceId, challengeId, assignmentId, photoId, kidId, sentAt, timezone }
    const { id } = await repo.insert(tx, waiting)
    return { waiting: id }
  })
}

/**
 * Returns the waiting completions, oldest first.
 * @throws AppError not_found
 */
export async function listWaiting(actor: FamilyActor, familyId: string): Promise<WaitingView[]> {
  assertOwnFamily(actor, familyId)
  const rows = await repo.findMany(familyId, subHours(new Date(), WAITING_DAYS * 24))
  if (rows.length === 0) return []
  const [getTask, active] = await Promise.all([
    loadCompletedTaskNames(
      actor,
      rows.flatMap(({ assignment }) => (assignment ? toTask(assignment) : [])),
    ),
    findActiveCompletions(
      db(),
      familyId,
      rows.flatMap(({ challengeId }) => challengeId ?? []),
    ),
  ])
  const completed = new Set(active.map(({ assignmentId }) => assignmentId))
  return rows.flatMap(({ assignment, challengeId, assignmentId, ...row }) => {
    if (!assignment || !challengeId || !assignmentId) return []
    return {
      id: row.id,
      taskId: assignmentId,
      challengeId,
      taskTitle: getTask(toTask(assignment), { isOwn: true }).name,
      photoUrl: photoUrl(row.photoId),
      photoPlaceholder: row.photo.placeholder,
      kid: row.kid && toDeviceKid(row.kid),
      device: row.device?.name ?? null,
      completed: completed.has(assignmentId),
      date: localDateAt(row.sentAt, row.timezone),
      sentAt: row.sentAt.toISOString(),
      expires: addHours(row.sentAt, WAITING_DAYS * 24).toISOString(),
    }
  })
}

type WaitingAssignment = NonNullable<Awaited<ReturnType<typeof repo.findMany>>[number]['assignment']>

function toTask({ taskId, swaps: [swap] }: WaitingAssignment) {
  return { taskId: swap?.taskId ?? taskId, ownTitle: swap?.title ?? null }
}

/**
 * Confirms a child's completion, by the rules of the moment when it was sent.
 * @throws AppError not_found when decided or expired; already_completed by an adult since then
 */
export async function confirmWaiting(
  actor: FamilyActor,
  familyId: string,
  id: string,
): Promise<CompletionResult> {
  const recorded = await transaction(async (tx) => {
    const waiting = await take(tx, actor, familyId, id)
    const { challengeId, assignmentId, photoId, placeholder, kidId, sentAt, timezone } = waiting
    if (!challengeId || !assignmentId) throw new AppError('not_found')
    const completion = {
      challengeId,
      assignmentId,
      photoId,
      kidIds: kidId ? [kidId] : [],
      description: '',
      showsChild: true,
      sentAt,
      sentTimezone: timezone,
    } satisfies CompletionInput
    return recordCompletion(tx, actor, completion, { id: photoId, placeholder })
  })
  return toCompletionResponse(actor, recorded)
}

/**
 * Deletes a child's completion and its photo.
 * @throws AppError not_found when decided or expired
 */
export async function refuseWaiting(actor: FamilyActor, familyId: string, id: string): Promise<null> {
  await transaction(async (tx) => {
    const { photoId } = await take(tx, actor, familyId, id)
    await erasePhotos(tx, [photoId])
  })
  return null
}

async function take(tx: Db, actor: FamilyActor, familyId: string, id: string) {
  assertOwnFamily(actor, familyId)
  await lockAsMember(tx, actor, familyId)
  const since = subHours(new Date(), WAITING_DAYS * 24)
  const waiting = await repo.take(tx, { id, familyId, since })
  if (!waiting) throw new AppError('not_found')
  return waiting
}

const BATCH = 200

/** Deletes expired completions with their photos, and expired pairing codes. Safe to run concurrently. */
export async function sweepWaiting(now: Date): Promise<number> {
  let swept = await deleteUnpairedDevices(now)
  for (;;) {
    const photos = await transaction(async (tx) => {
      const ids = await repo.deleteExpired(tx, subHours(now, WAITING_DAYS * 24), BATCH)
      if (ids.length > 0) await erasePhotos(tx, ids)
      return ids
    })
    swept += photos.length
    if (photos.length < BATCH) return swept
  }
}
