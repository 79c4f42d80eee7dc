import 'server-only'
import { addHours } from 'date-fns'
import { z } from 'zod'
import { appUrl } from '@/lib/platform/config/env'
import { AppError } from '@/lib/platform/errors/app-error'
import { signValue, verifySignedValue } from '@/lib/platform/session/signed-value'
import * as repo from './repository'
import { UNSUBSCRIBABLE, type Unsubscribable } from './schema'

const PURPOSE = 'unsubscribe'
/** Links in old mails still work. */
const DAYS = 730

const sealed = z.tuple([z.uuid(), z.enum(UNSUBSCRIBABLE)])

type Subscription = { kind: Unsubscribable; isSubscribed: boolean }

/** Creates the unsubscribe URLs of a mail: one of a page, one for mail programs. */
export function createUnsubscribeUrls(userId: string, kind: Unsubscribable) {
  const token = signValue(PURPOSE, `${userId}:${kind}`, addHours(new Date(), DAYS * 24))
  return {
    unsubscribe: `${appUrl()}/unsubscribe/${token}`,
    oneClick: `${appUrl()}/api/v1/unsubscribe/${token}`,
  }
}

/**
 * Returns the subscription of an unsubscribe link.
 * @throws AppError not_found
 */
export async function readSubscription(token: string): Promise<Subscription> {
  const { userId, kind } = openToken(token)
  return { kind, isSubscribed: await repo.isSubscribed(userId, kind) }
}

/**
 * Ends the subscription of an unsubscribe link.
 * @throws AppError not_found
 */
export async function unsubscribe(token: string): Promise<Subscription> {
  const { userId, kind } = openToken(token)
  await repo.unsubscribe(userId, kind)
  return { kind, isSubscribed: false }
}

function openToken(token: string): { userId: string; kind: Unsubscribable } {
  const { data } = sealed.safeParse(verifySignedValue(PURPOSE, token, new Date())?.split(':'))
  if (!data) throw new AppError('not_found')
  const [userId, kind] = data
  return { userId, kind }
}
