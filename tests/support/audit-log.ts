import { db } from '@/lib/platform/db/client'
import { pastAuditGuards } from './audit-guards'

async function change(statement: string): Promise<void> {
  await db().$transaction(async (tx) => {
    for (const one of pastAuditGuards(statement)) await tx.$executeRawUnsafe(one)
  })
}

export const emptyAuditLog = () => change('truncate audit_entries, audit_settings')

/** Deletes the retention setting, as before the first start. */
export const forgetRetention = () => change('truncate audit_settings')

export const redateEntries = (action: string, at: string) =>
  change(`update audit_entries set at = '${at}' where action = '${action}'`)
