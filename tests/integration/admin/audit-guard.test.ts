import { subDays } from 'date-fns'
import { afterEach, describe, expect, it } from 'vitest'
import { deleteOldEntries, updateAuditRetention } from '@/lib/features/audit/service'
import { db } from '@/lib/platform/db/client'
import { emptyAuditLog } from '../../support/audit-log'

afterEach(emptyAuditLog)

const write = (daysAgo: number) =>
  db().auditEntry.create({ data: { action: 'told.something', at: subDays(new Date(), daysAgo) } })
const count = () => db().auditEntry.count()
const run = (sql: string) => db().$executeRawUnsafe(sql)
const refuses = (sql: string) => expect(run(sql), sql).rejects.toThrow(/audit entr/)

describe('the database', () => {
  it('refuses to change, truncate or delete audit entries within their retention', async () => {
    await updateAuditRetention(30)
    await write(10)
    await refuses("update audit_entries set action = 'told.nothing'")
    await refuses("update audit_entries set at = '2000-01-01'")
    await refuses('delete from audit_entries')
    await refuses('truncate audit_entries')
    await refuses(
      "insert into audit_entries (id, action) select id, 'x.y' from audit_entries on conflict (id) do update set action = 'x.y'",
    )
    expect(await count()).toBe(1)
  })

  it('refuses to delete audit entries in a session that skips ordinary triggers', async () => {
    await updateAuditRetention(30)
    await write(10)
    const replica = db().$transaction(async (tx) => {
      await tx.$executeRawUnsafe('set local session_replication_role = replica')
      await tx.$executeRawUnsafe('delete from audit_entries')
    })
    await expect(replica).rejects.toThrow(/audit entr/)
  })

  it('deletes no audit entries without a retention setting, or with a retention of 0', async () => {
    await write(4000)
    await refuses('delete from audit_entries')
    await updateAuditRetention(0)
    await refuses('delete from audit_entries')
    expect(await deleteOldEntries(10)).toBe(0)
  })

  it('deletes only audit entries whose retention has ended', async () => {
    await updateAuditRetention(30)
    await write(31)
    await write(29)
    await refuses('delete from audit_entries')
    // The refused statement may hold its locks for a moment longer; locked entries are skipped.
    await expect.poll(() => deleteOldEntries(10)).toBe(1)
    expect(await count()).toBe(1)
  })

  it('does not apply a shorter retention immediately, whichever settings are changed', async () => {
    await updateAuditRetention(30)
    await write(10)
    await run('update audit_settings set retention_days = 1')
    await refuses('delete from audit_entries')
    await run('update audit_settings set held_days = 1, held_until = null')
    await refuses('delete from audit_entries')
    await run("update audit_settings set retention_days = 2, held_until = now() - interval '1 day'")
    await refuses('delete from audit_entries')
    await refuses('delete from audit_settings')
    await refuses('truncate audit_settings')
    await expect(run('insert into audit_settings (id, retention_days) values (2, 1)')).rejects.toThrow()
    await updateAuditRetention(30)
    expect(await db().auditSetting.findFirst()).toMatchObject({ retentionDays: 30, heldUntil: null })
    expect(await deleteOldEntries(10)).toBe(0)
  })

  it('applies a longer retention immediately', async () => {
    await updateAuditRetention(30)
    await write(31)
    await updateAuditRetention(730)
    expect(await deleteOldEntries(10)).toBe(0)
    await refuses('delete from audit_entries')
  })
})
