import 'server-only'
import { db } from '@/lib/db/client'

/** Deletes invitations that expired before a moment, some at a time. @returns how many */
export function deleteInvitations(before: Date, limit: number): Promise<number> {
  return db().$executeRaw`
    delete from invitations where id in (
      select id from invitations where expires_at < ${before}::timestamptz order by expires_at limit ${limit}
      for update skip locked)`
}

/** Deletes mailed links that expired before a moment, used or not, some at a time. @returns how many */
export function deleteTokens(before: Date, limit: number): Promise<number> {
  return db().$executeRaw`
    delete from account_tokens where id in (
      select id from account_tokens where expires_at < ${before}::timestamptz order by expires_at limit ${limit}
      for update skip locked)`
}
