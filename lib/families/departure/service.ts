import 'server-only'
import type { z } from 'zod'
import { audit } from '@/lib/audit/service'
import { type Db, transaction } from '@/lib/db/client'
import { AppError } from '@/lib/errors/app-error'
import { releasePhoto, sweepIdlePhotos } from '@/lib/photos/service'
import type { Actor, FamilyActor } from '@/lib/session/actor'
import { passwordMatches } from '@/lib/session/password'
import { findAccount } from '@/lib/users/service'
import { canChangeFamily } from '../policy'
import * as repo from './repo'
import type { eraseInput } from './schema'

/** So long ago that the sweep takes the photo at its next turn. */
const LONG_AGO = new Date(0)

/**
 * Removes another adult from the actor's family; the person keeps the account.
 * @throws AppError cannot_remove_self; forbidden for who founded the family
 */
export async function removeAdult(actor: FamilyActor, familyId: string, adultId: string): Promise<null> {
  if (!canChangeFamily(actor, familyId)) throw new AppError('not_found')
  if (adultId === actor.userId) throw new AppError('cannot_remove_self')
  await transaction(async (tx) => {
    const family = await repo.lockFamily(tx, familyId)
    if (!(await repo.removeAdult(tx, familyId, adultId))) throw new AppError('not_found')
    if (family?.createdById === adultId) throw new AppError('forbidden')
    const details = { adultId }
    const entry = { actorId: actor.userId, subject: 'family', subjectId: familyId, details }
    await audit(tx, { ...entry, action: 'family.adult_removed' })
  })
  return null
}

type Proof = z.output<typeof eraseInput>

/** Erases the actor's account for good: rows, files, pending mails; with the last adult the family, too. */
export async function eraseAccount(actor: Actor, id: string, proof: Proof): Promise<null> {
  if (actor.userId !== id) throw new AppError('not_found')
  const account = await findAccount(id)
  if (!account) throw new AppError('not_found')
  await demandProof(account, proof)
  return erase(account, id)
}

type Account = { id: string; email: string; familyId: string | null }

/** Erases an account for whoever may ask for it: its owner, or an administrator. */
export async function erase(account: Account, actorId: string): Promise<null> {
  const { id, email, familyId } = account
  await transaction(async (tx) => {
    const lastAdultOf = familyId && (await isLastAdult(tx, familyId, id)) ? familyId : null
    if (lastAdultOf) await letGo(tx, await repo.findPhotosOfFamily(tx, lastAdultOf))
    await letGo(tx, await repo.findPhotosOf(tx, id))
    if (lastAdultOf) await repo.deleteFamily(tx, lastAdultOf)
    await repo.deleteAccount(tx, id, email)
    const details = { withFamily: lastAdultOf !== null }
    await audit(tx, { actorId, action: 'user.erased', subject: 'user', subjectId: id, details })
  })
  // The sweep of every hour finds what this one cannot delete.
  await sweepIdlePhotos(new Date()).catch(() => undefined)
  return null
}

async function isLastAdult(tx: Db, familyId: string, userId: string): Promise<boolean> {
  await repo.lockFamily(tx, familyId)
  return (await repo.countOtherAdults(tx, familyId, userId)) === 0
}

async function letGo(tx: Db, photoIds: string[]): Promise<void> {
  for (const photoId of photoIds) await releasePhoto(tx, photoId, LONG_AGO)
}

async function demandProof(
  account: { email: string; passwordHash: string | null },
  { password, email }: Proof,
): Promise<void> {
  const refuse = (field: string, key: string) =>
    new AppError('validation_failed', { fields: { [field]: [{ key }] } })
  if (account.passwordHash === null) {
    if (email !== account.email) throw refuse('email', 'email_retyped')
    return
  }
  if (!password) throw refuse('password', 'required')
  if (!(await passwordMatches(account.passwordHash, password))) throw refuse('password', 'password_wrong')
}
