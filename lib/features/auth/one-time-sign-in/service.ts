import 'server-only'
import type { z } from 'zod'
import { findAccount, lockCredentials } from '@/lib/features/users/service'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { RequestContext } from '@/lib/platform/http/contract'
import { isWrongCode } from '@/lib/platform/rate-limits/rules'
import { recordFailedSignIn } from '../failed-sign-ins/service'
import { verifyAddress } from '../proof/service'
import { completeSignIn, toSignInResponse } from '../sign-in/service'
import { type AccountTokenKind, findToken, redeemToken } from '../tokens/service'
import type { oneTimeSignInInput } from './schema'

const KINDS: AccountTokenKind[] = ['sign_in']

/** Signs in an administrator by a one-time link, which proves the address. A wrong code does not use up the link. */
export async function signInOnce(
  { token, code }: z.output<typeof oneTimeSignInInput>,
  context: RequestContext,
) {
  const now = new Date()
  const found = await findToken(token, KINDS, now)
  if (!found || found.usedAt) throw new AppError('reset_token_invalid')
  const { userId } = found
  const signedIn = await transaction(async (tx) => {
    const current = await lockCredentials(tx, userId)
    if (current?.status !== 'active') throw new AppError('account_inactive')
    if (!(await redeemToken(tx, token, KINDS, now))) throw new AppError('reset_token_invalid')
    await verifyAddress(tx, userId, { now })
    const account = await findAccount(userId, tx)
    if (!account?.hasAdminRole) throw new AppError('reset_token_invalid')
    const { userAgent } = context
    const signIn = { language: undefined, code, remember: false, userAgent, now, invitation: null }
    return completeSignIn(tx, account, { ...signIn, method: 'one_time_link' })
  }).catch(async (error) => {
    if (isWrongCode(error)) await recordFailedSignIn(userId, now)
    throw error
  })
  return toSignInResponse(signedIn, context.locale)
}
