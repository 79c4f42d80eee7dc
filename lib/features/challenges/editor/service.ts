import 'server-only'
import type { z } from 'zod'
import { auditAs } from '@/lib/features/audit/service'
import { detachPhoto } from '@/lib/features/photos/service'
import { type Db, db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { toTextsByLanguage } from '@/lib/platform/i18n/content'
import type { AdminActor } from '@/lib/platform/session/actor'
import { contentToday, lockForChange, replacePlan } from '../plan/service'
import { type ChallengeWindow, getEndDate, hasBegun } from '../rules'
import type { ChallengeView } from '../schema'
import { getChallenge } from '../service'
import * as repo from './repository'
import { freeWeek } from './rules'
import {
  type ChallengeSource,
  type copyChallengeInput,
  type createChallengeInput,
  type FreeWeek,
  type updateChallengeInput,
  windowProblem,
} from './schema'

type Locked = Awaited<ReturnType<typeof lockForChange>>
type Changes = z.output<typeof updateChallengeInput>

/** Creates an inactive challenge, optionally with a plan. */
export async function createChallenge(
  actor: AdminActor,
  input: z.output<typeof createChallengeInput>,
): Promise<ChallengeView> {
  const { taskAssignments = [], language = actor.locale, translations = {}, ...data } = input
  if (data.startDate < contentToday()) refuse('startDate', 'start_date_past')
  const id = await transaction(async (tx) => {
    const row = await repo.create(tx, { ...data, language, translations, isActive: false })
    await replacePlan(tx, await lockForChange(tx, row.id, undefined), taskAssignments)
    await auditAs(tx, actor, { action: 'challenge.created', subjectId: row.id })
    return row.id
  })
  return getChallenge(actor, id)
}

/**
 * Updates a challenge. Its dates cannot change once families may have begun.
 * @throws AppError not_found, changed_meanwhile, challenge_needs_tasks
 */
export async function updateChallenge(actor: AdminActor, id: string, input: Changes): Promise<ChallengeView> {
  const { version, taskAssignments, ...sent } = input
  await transaction(async (tx) => {
    const challenge = await lockForChange(tx, id, version)
    const window = changedWindow(challenge, input)
    const changes = { ...sent, ...window }
    assertScheduleChangeable(challenge, { ...challenge, ...changes })
    // Which days are frozen depends on whether the challenge was active before.
    if (taskAssignments) await replacePlan(tx, { ...challenge, ...window }, taskAssignments)
    const isActive = input.isActive ?? challenge.isActive
    if (isActive && (taskAssignments ?? challenge.assignments).length === 0)
      throw new AppError('challenge_needs_tasks')
    await repo.update(tx, id, changes)
    if (isActive && !challenge.isActive) await repo.announce(tx, id, new Date())
    const action = `challenge.${getAuditVerb(challenge, isActive)}`
    await auditAs(tx, actor, { action, subjectId: id, details: { fields: Object.keys(input) } })
  })
  return getChallenge(actor, id)
}

/**
 * Copies a challenge with its texts and plan.
 * @throws AppError not_found
 */
export async function copyChallenge(
  actor: AdminActor,
  sourceId: string,
  { startDate, weekNumber }: z.output<typeof copyChallengeInput>,
): Promise<ChallengeView> {
  if (startDate < contentToday()) refuse('startDate', 'start_date_past')
  const id = await transaction(async (tx) => {
    const source = await repo.findSource(tx, sourceId)
    if (!source) throw new AppError('not_found')
    const { title, description, language, translations, assignments } = source
    const text = { title, description, language, translations }
    const window = { startDate, endDate: getEndDate(startDate) }
    const row = await repo.create(tx, {
      ...text,
      ...window,
      weekNumber: weekNumber ?? source.weekNumber,
      isActive: false,
    })
    await replacePlan(tx, await lockForChange(tx, row.id, undefined), assignments)
    const details = { from: sourceId }
    await auditAs(tx, actor, { action: 'challenge.copied', subjectId: row.id, details })
    return row.id
  })
  return getChallenge(actor, id)
}

/**
 * Returns a challenge for editing.
 * @throws AppError not_found
 */
export async function readSource(_: AdminActor, id: string): Promise<ChallengeSource> {
  const row = await repo.findSource(db(), id)
  if (!row) throw new AppError('not_found')
  const { assignments, hasCompletions, title, description, translations, ...challenge } = row
  return {
    ...challenge,
    ...toTextsByLanguage(row, { title, description }),
    hasBegun: hasBegun(row, new Date()),
    taskCount: assignments.length,
  }
}

export async function findFreeWeek(_: AdminActor): Promise<FreeWeek> {
  return freeWeek(await repo.findLatestWindows(), contentToday())
}

/**
 * Deletes a challenge and detaches its photos.
 * @throws AppError not_found; challenge_has_completions unless forced
 */
export async function deleteChallenge(
  tx: Db,
  actor: AdminActor,
  id: string,
  force: boolean,
): Promise<Locked> {
  const challenge = await lockForChange(tx, id, undefined)
  const { hasCompletions } = challenge
  if (hasCompletions && !force) throw new AppError('challenge_has_completions')
  const now = new Date()
  for (const photoId of await repo.findPhotoIds(tx, id)) await detachPhoto(tx, photoId, now)
  await repo.remove(tx, id)
  const details = { forced: hasCompletions }
  await auditAs(tx, actor, { action: 'challenge.deleted', subjectId: id, details })
  return challenge
}

/** A new start without an end also moves the end. */
function changedWindow(
  challenge: ChallengeWindow,
  { startDate, endDate }: Changes,
): Partial<ChallengeWindow> {
  if (!startDate && !endDate) return {}
  const start = startDate ?? challenge.startDate
  return { startDate: start, endDate: endDate ?? getEndDate(start) }
}

type Placed = ChallengeWindow & { weekNumber: number }

function assertScheduleChangeable(before: Locked, after: Placed): void {
  const problem = windowProblem(after)
  if (problem) refuse('endDate', problem)
  const moved = before.startDate !== after.startDate
  if (!moved && before.weekNumber === after.weekNumber) return
  if (hasBegun(before, new Date())) refuse(moved ? 'startDate' : 'weekNumber', 'challenge_begun')
  if (moved && after.startDate < contentToday()) refuse('startDate', 'start_date_past')
}

function getAuditVerb(before: { isActive: boolean }, isActive: boolean): string {
  if (before.isActive === isActive) return 'updated'
  return isActive ? 'activated' : 'deactivated'
}

function refuse(field: string, key: string): never {
  throw new AppError('validation_failed', { fields: { [field]: [{ key }] } })
}
