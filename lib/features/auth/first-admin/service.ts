import 'server-only'
import { db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { queueMail } from '@/lib/platform/mail/outbox'
import { isPasswordSignInOn } from '@/lib/platform/session/provider'
import { grantAdminInTransaction } from '../recovery/service'
import * as repo from './repository'

/** Makes an account the first administrator and mails its link; null if an administrator exists. */
export function grantFirstAdmin(email: string) {
  return transaction(async (tx) => {
    await repo.lockAdministrators(tx)
    if (await repo.hasAdministrator(tx)) return null
    const granted = await grantAdminInTransaction(tx, email)
    const { userId, locale, link } = granted
    const template = isPasswordSignInOn() ? 'first_admin' : 'first_admin_sign_in'
    if (link) await queueMail(tx, { to: email, userId, locale, template, values: { link } })
    return granted
  })
}

let hasFoundOne = false

export async function hasAdministrator(): Promise<boolean> {
  hasFoundOne ||= await repo.hasAdministrator(db())
  return hasFoundOne
}
