import 'server-only'
import type { z } from 'zod'
import { audit } from '@/lib/features/audit/service'
import { assertOwner } from '@/lib/features/auth/confirmation/service'
import { erasePhotos, sweepErasedPhotos } from '@/lib/features/photos/service'
import { findAccount } from '@/lib/features/users/service'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import { type Actor, assertOwnFamily, type FamilyActor } from '@/lib/platform/session/actor'
import { replaceJoinCode } from '../joining/service'
import * as repo from './repository'
import type { eraseInput, leaveInput } from './schema'

/**
 * Removes another adult and renews the join code; a return needs an invitation.
 * @throws AppError cannot_remove_self; forbidden for the founder
 */
export async function removeAdult(actor: FamilyActor, familyId: string, adultId: string): Promise<null> {
  assertOwnFamily(actor, familyId)
  if (adultId === actor.userId) throw new AppError('cannot_remove_self')
  await transaction(async (tx) => {
    const family = await repo.lockFamilyAndFindFounder(tx, familyId)
    // Of adults who remove each other concurrently, one must stay.
    if (!(await repo.isAdult(tx, familyId, actor.userId))) throw new AppError('not_found')
    if (!(await repo.removeAdult(tx, familyId, adultId))) throw new AppError('not_found')
    if (family?.createdById === adultId) throw new AppError('forbidden')
    await repo.recordRemovedAdult(tx, familyId, adultId)
    await replaceJoinCode(tx, familyId, { actorId: actor.userId, cause: 'removal' })
    const details = { adultId }
    const entry = { actorId: actor.userId, subject: 'family', subjectId: familyId, details }
    await audit(tx, { ...entry, action: 'family.adult_removed' })
  })
  return null
}

/**
 * Removes the actor and renews the join code; with consent deletes the last adult's family.
 * @throws AppError last_adult
 */
export async function leaveFamily(
  actor: FamilyActor,
  familyId: string,
  { deleteFamily = false }: z.output<typeof leaveInput>,
): Promise<null> {
  assertOwnFamily(actor, familyId)
  const withFamily = await transaction(async (tx) => {
    await repo.lockFamilyAndFindFounder(tx, familyId)
    return leaveLockedFamily(tx, familyId, actor.userId, { mayErase: deleteFamily })
  })
  if (withFamily) await sweepNow()
  return null
}

/**
 * Removes an adult from a locked family.
 * @returns true when that deleted it
 * @throws AppError not_found; last_adult without consent
 */
export async function leaveLockedFamily(
  tx: Db,
  familyId: string,
  userId: string,
  { mayErase }: { mayErase: boolean },
): Promise<boolean> {
  const withFamily = (await repo.countOtherAdults(tx, familyId, userId)) === 0
  if (!(await repo.removeAdult(tx, familyId, userId))) throw new AppError('not_found')
  if (withFamily && !mayErase) throw new AppError('last_adult')
  if (withFamily) await deleteWithPhotos(tx, familyId)
  else await replaceJoinCode(tx, familyId, { actorId: userId, cause: 'leaving' })
  const entry = { actorId: userId, action: 'family.left', subject: 'family', subjectId: familyId }
  await audit(tx, { ...entry, details: { withFamily } })
  return withFamily
}

async function deleteWithPhotos(tx: Db, familyId: string): Promise<void> {
  await erasePhotos(tx, await repo.findPhotosOfFamily(tx, familyId))
  await repo.deleteFamily(tx, familyId)
}

type Proof = z.output<typeof eraseInput>

/** Erases the account, and the last adult's family. */
export async function eraseOwnAccount(actor: Actor, id: string, proof: Proof): Promise<null> {
  if (actor.userId !== id) throw new AppError('not_found')
  const account = await findAccount(id)
  if (!account) throw new AppError('not_found')
  await assertOwner(account, proof)
  return eraseAccount(account, id)
}

/** The family can change during the wait for its lock. */
const MAX_CHANGES = 5

/**
 * Erases an account.
 * @throws AppError changed_meanwhile without consent to erase the family; not_found
 */
export async function eraseAccount(
  { id }: { id: string },
  actorId: string,
  { withFamily = true }: { withFamily?: boolean } = {},
): Promise<null> {
  await transaction(async (tx) => {
    const { email, familyId } = await lockWithFamily(tx, id)
    const lastAdultFamilyId = familyId && (await isLastAdult(tx, familyId, id)) ? familyId : null
    if (lastAdultFamilyId && !withFamily) throw new AppError('changed_meanwhile')
    if (lastAdultFamilyId) await deleteWithPhotos(tx, lastAdultFamilyId)
    else if (familyId) await leaveCleanly(tx, familyId, { userId: id, actorId })
    await erasePhotos(tx, await repo.findPersonalPhotos(tx, id))
    await repo.deleteAccount(tx, id, email)
    const details = { withFamily: lastAdultFamilyId !== null }
    await audit(tx, { actorId, action: 'user.erased', subject: 'user', subjectId: id, details })
  })
  await sweepNow()
  return null
}

/** An erased user must not return by invitation or code. */
async function leaveCleanly(
  tx: Db,
  familyId: string,
  { userId, actorId }: { userId: string; actorId: string },
): Promise<void> {
  await repo.deleteInvitations(tx, familyId, userId)
  await replaceJoinCode(tx, familyId, { actorId, cause: 'erasure' })
}

/** Locks the family first, as all transactions do. */
async function lockWithFamily(tx: Db, id: string): Promise<{ email: string; familyId: string | null }> {
  for (let change = 0; change < MAX_CHANGES; change += 1) {
    const familyId = await repo.findFamilyId(tx, id)
    if (familyId) await repo.lockFamilyAndFindFounder(tx, familyId)
    const account = await repo.lockAccount(tx, id)
    if (!account) throw new AppError('not_found')
    if (account.familyId === familyId) return account
  }
  throw new AppError('changed_meanwhile')
}

/** The hourly cleanup retries. */
async function sweepNow(): Promise<void> {
  await sweepErasedPhotos().catch(() => undefined)
}

async function isLastAdult(tx: Db, familyId: string, userId: string): Promise<boolean> {
  await repo.lockFamilyAndFindFounder(tx, familyId)
  return (await repo.countOtherAdults(tx, familyId, userId)) === 0
}
