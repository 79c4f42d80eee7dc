import 'server-only'
import type { z } from 'zod'
import { findAccount } from '@/lib/features/users/service'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Actor } from '@/lib/platform/session/actor'
import { acceptInvitation, findInvitation } from '../invitations/service'
import { verifyAddress } from '../proof/service'
import type { joinedFamily } from './schema'

/** Invitation as its link's user sees it. */
export type InvitationForMe = {
  invitationToken: string
  email: string
  /** Null for another user. */
  mine: { family: string; inviter: string } | null
}

export async function readInvitationFor(actor: Actor, idOrToken: string): Promise<InvitationForMe | null> {
  const found = await findInvitation(idOrToken)
  if (!found) return null
  const { id, email, family, invitedBy } = found
  const account = await findAccount(actor.userId)
  const mine = account?.email === email && { family: family.name, inviter: invitedBy?.firstName ?? '' }
  return { invitationToken: id, email, mine: mine || null }
}

export async function acceptForMe(actor: Actor, idOrToken: string): Promise<z.input<typeof joinedFamily>> {
  const found = await findInvitation(idOrToken)
  if (!found) throw new AppError('not_found')
  const account = await findAccount(actor.userId)
  if (account?.email !== found.email) throw new AppError('invitation_email_mismatch')
  await transaction(async (tx) => {
    if (!(await acceptInvitation(tx, found, actor.userId))) throw new AppError('already_in_family')
    await verifyAddress(tx, actor.userId, { now: new Date(), email: found.email, sessionId: actor.sessionId })
  })
  return { id: found.familyId, name: found.family.name }
}
