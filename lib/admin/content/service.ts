import 'server-only'
import { deleteChallenge } from '@/lib/challenges/editor/service'
import { transaction } from '@/lib/db/client'
import { eraseChallengeEntries } from '@/lib/scores/service'
import type { AdminActor } from '@/lib/session/actor'

/**
 * Deletes a challenge. With `force` all that was done in it goes too, and with the facts the points that rest on
 * them, so that scores stay what the facts add up to; badges once earned stay.
 */
export function removeChallenge(actor: AdminActor, id: string, force: boolean): Promise<null> {
  return transaction(async (tx) => {
    await deleteChallenge(tx, actor, id, force)
    await eraseChallengeEntries(tx, id)
    return null
  })
}
