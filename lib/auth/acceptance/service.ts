import 'server-only'
import type { z } from 'zod'
import { transaction } from '@/lib/db/client'
import { AppError } from '@/lib/errors/app-error'
import type { Actor } from '@/lib/session/actor'
import { findAccount } from '@/lib/users/service'
import { acceptInvitation, findInvitation } from '../invitations/service'
import { proveAddress } from '../proof/service'
import type { joinedFamily } from './schema'

/** What an invitation means to somebody who is signed in when they follow its link. */
export type InvitationForMe = {
  uuid: string
  /** The address that it was sent to; whoever has the link may know it. */
  email: string
  /** Told only to the invited person: which family, and who asks. */
  mine: { family: string; inviter: string } | null
}

/** The open invitation behind a link, for who is signed in; null when there is none. */
export async function readInvitationFor(actor: Actor, uuid: string): Promise<InvitationForMe | null> {
  const found = await findInvitation(uuid)
  if (!found) return null
  const { id, email, family, invitedBy } = found
  const account = await findAccount(actor.userId)
  const mine = account?.email === email && { family: family.name, inviter: invitedBy?.firstName ?? '' }
  return { uuid: id, email, mine: mine || null }
}

/**
 * Puts the actor into the family that invited the address they are signed in with.
 * @throws AppError not_found, invitation_email_mismatch, already_in_family
 */
export async function acceptForMe(actor: Actor, uuid: string): Promise<z.input<typeof joinedFamily>> {
  const found = await findInvitation(uuid)
  if (!found) throw new AppError('not_found')
  const account = await findAccount(actor.userId)
  if (account?.email !== found.email) throw new AppError('invitation_email_mismatch')
  await transaction(async (tx) => {
    if (!(await acceptInvitation(tx, found, actor.userId))) throw new AppError('already_in_family')
    // The invitation's link came from the mailbox.
    await proveAddress(tx, actor.userId, { now: new Date(), email: found.email, sessionId: actor.sessionId })
  })
  return { id: found.familyId, name: found.family.name }
}
