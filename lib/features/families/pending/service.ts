import 'server-only'
import { audit } from '@/lib/features/audit/service'
import { sweepErasedPhotos } from '@/lib/features/photos/service'
import type { UserView } from '@/lib/features/users/schema'
import { readSelf } from '@/lib/features/users/service'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Actor } from '@/lib/platform/session/actor'
import { reloadActor } from '@/lib/platform/session/service'
import { replaceJoinCode } from '../joining/service'
import { lockFamilyAndFindFounder } from '../membership/repository'
import { leaveLockedFamily } from '../membership/service'
import * as repo from './repository'

/**
 * Keeps the pending family with a new join code, or leaves it, which erases one without other adults.
 * @throws AppError not_found
 */
export async function decidePendingFamily(actor: Actor, keep: boolean): Promise<UserView> {
  const { userId } = actor
  const erased = await transaction(async (tx) => {
    const familyId = await repo.findPendingFamily(tx, userId)
    if (!familyId || !(await lockFamilyAndFindFounder(tx, familyId))) throw new AppError('not_found')
    if (!(await repo.adoptPendingFamily(tx, userId, familyId))) throw new AppError('not_found')
    const entry = { actorId: userId, subject: 'family', subjectId: familyId }
    await audit(tx, { ...entry, action: keep ? 'family.pending_kept' : 'family.pending_left' })
    if (!keep) return leaveLockedFamily(tx, familyId, userId, { mayErase: true })
    // An earlier holder of the account knows the code.
    await replaceJoinCode(tx, familyId, { actorId: userId, cause: 'kept' })
    return false
  })
  if (erased) await sweepErasedPhotos().catch(() => undefined)
  const reloaded = await reloadActor(actor)
  if (!reloaded) throw new AppError('unauthenticated')
  return readSelf(reloaded)
}
