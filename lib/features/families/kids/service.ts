import 'server-only'
import type { z } from 'zod'
import { audit } from '@/lib/features/audit/service'
import { recordDashboardEvent } from '@/lib/features/dashboard-events/service'
import { assertVerifiedEmail } from '@/lib/features/users/service'
import { localDateAt } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { assertOwnFamily, type FamilyActor } from '@/lib/platform/session/actor'
import { lockAsMember } from '../joining/service'
import * as repo from '../repository'
import { birthDateProblem, MAX_KIDS } from '../rules'
import type { KidView, kidInput } from '../schema'

type KidData = z.output<typeof kidInput>

/**
 * Adds a kid.
 * @throws AppError email_not_verified, kid_limit
 */
export async function addKid(actor: FamilyActor, familyId: string, input: KidData): Promise<KidView> {
  await assertCanSave(actor, familyId)
  assertBirthDate(actor, input)
  return transaction(async (tx) => {
    await lockAsMember(tx, actor, familyId)
    if ((await repo.countAllKids(tx, familyId)) >= MAX_KIDS) throw new AppError('kid_limit')
    const kid = await repo.createKid(tx, familyId, input)
    const at = new Date()
    await recordDashboardEvent(tx, {
      familyId,
      userId: actor.userId,
      kind: 'added_child',
      subjectId: kid.id,
      at,
    })
    await auditKid(tx, actor, 'kid_added', kid.id)
    return kid
  })
}

/**
 * Updates a kid.
 * @throws AppError email_not_verified
 */
export async function updateKid(
  actor: FamilyActor,
  familyId: string,
  kidId: string,
  input: KidData,
): Promise<KidView> {
  await assertCanSave(actor, familyId)
  return transaction(async (tx) => {
    await lockAsMember(tx, actor, familyId)
    const before = await repo.findKid(tx, familyId, kidId)
    // A kid who turned 18 keeps the birth date.
    if (before?.birthDate !== input.birthDate) assertBirthDate(actor, input)
    const kid = await repo.updateKid(tx, familyId, kidId, input)
    if (!kid) throw new AppError('not_found')
    await auditKid(tx, actor, 'kid_updated', kidId)
    return kid
  })
}

export async function removeKid(actor: FamilyActor, familyId: string, kidId: string): Promise<null> {
  assertOwnFamily(actor, familyId)
  await transaction(async (tx) => {
    await lockAsMember(tx, actor, familyId)
    if (!(await repo.deleteKid(tx, familyId, kidId))) throw new AppError('not_found')
    await auditKid(tx, actor, 'kid_removed', kidId)
  })
  return null
}

function auditKid(tx: Db, actor: FamilyActor, change: string, kidId: string): Promise<void> {
  const entry = { actorId: actor.userId, subject: 'family', subjectId: actor.familyId }
  return audit(tx, { ...entry, action: `family.${change}`, details: { kidId } })
}

async function assertCanSave(actor: FamilyActor, familyId: string): Promise<void> {
  assertOwnFamily(actor, familyId)
  await assertVerifiedEmail(actor.userId)
}

function assertBirthDate({ timezone }: FamilyActor, { birthDate }: KidData): void {
  const problem = birthDateProblem(birthDate, localDateAt(new Date(), timezone))
  if (problem) throw new AppError('validation_failed', { fields: { birthDate: [{ key: problem }] } })
}
