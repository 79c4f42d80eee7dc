import { db } from '@/lib/db/client'
import { pastAuditGuards } from './audit-guards'

async function change(statement: string): Promise<void> {
  await db().$transaction(async (tx) => {
    for (const one of pastAuditGuards(statement)) await tx.$executeRawUnsafe(one)
  })
}

/** Deletes all audit entries, and the retention that the database knows. */
export const emptyAuditLog = () => change('truncate audit_entries, audit_settings')

/** Has the database know no retention, as before the first start. */
export const forgetRetention = () => change('truncate audit_settings')

/** Moves entries of an action to another moment. */
export const redateEntries = (action: string, at: string) =>
  change(`update audit_entries set at = '${at}' where action = '${action}'`)
