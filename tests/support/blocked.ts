import { expect } from 'vitest'
import { db } from '@/lib/platform/db/client'

/** Waits until so many queries of this database wait for a lock. */
export async function untilWaiting(many = 1): Promise<void> {
  const waiting = async () => {
    const [row] = await db().$queryRaw<{ count: number }[]>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return row?.count ?? 0
  }
  await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBe(many)
}
