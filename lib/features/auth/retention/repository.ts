import 'server-only'
import { db } from '@/lib/platform/db/client'

export function deleteInvitations(before: Date, limit: number): Promise<number> {
  return db().$executeRaw`
    delete from invitations where id in (
      select id from invitations where expires_at < ${before}::timestamptz order by expires_at limit ${limit}
      for update skip locked)`
}

export function deleteTokens(before: Date, limit: number): Promise<number> {
  return db().$executeRaw`
    delete from account_tokens where id in (
      select id from account_tokens where expires_at < ${before}::timestamptz order by expires_at limit ${limit}
      for update skip locked)`
}
