import 'server-only'
import { deleteChallenge } from '@/lib/challenges/editor/service'
import { transaction } from '@/lib/db/client'
import { eraseChallengeEntries } from '@/lib/scores/service'
import type { AdminActor } from '@/lib/session/actor'

/** Deletes a challenge; `force` also deletes its completions and point entries, so that scores match. Badges stay. */
export function removeChallenge(actor: AdminActor, id: string, force: boolean): Promise<null> {
  return transaction(async (tx) => {
    await deleteChallenge(tx, actor, id, force)
    await eraseChallengeEntries(tx, id)
    return null
  })
}
