import 'server-only'
import { deleteChallenge } from '@/lib/features/challenges/editor/service'
import { eraseChallengeEntries } from '@/lib/features/scores/service'
import { transaction } from '@/lib/platform/db/transaction'
import type { AdminActor } from '@/lib/platform/session/actor'

/** Deletes a challenge; `force` also its completions and entries. Badges stay. */
export function deleteChallengeWithEntries(actor: AdminActor, id: string, force: boolean): Promise<null> {
  return transaction(async (tx) => {
    const challenge = await deleteChallenge(tx, actor, id, force)
    await eraseChallengeEntries(tx, challenge)
    return null
  })
}
