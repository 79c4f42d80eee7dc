import 'server-only'
import type { Db } from '@/lib/platform/db/client'

/** Adds a failure to the hour's count, and returns it. */
export async function incrementFailures(tx: Db, accountId: string, hour: Date): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    insert into failed_sign_ins (account_id, hour, count) values (${accountId}::uuid, ${hour}::timestamptz, 1)
    on conflict (account_id, hour) do update set count = failed_sign_ins.count + 1
    returning count`
  return row?.count ?? 1
}

type Total = { accountId: string; hour: Date; count: number }

/** Deletes and returns the counts of past hours. */
export function takeTotals(tx: Db, before: Date, limit: number): Promise<Total[]> {
  return tx.$queryRaw<Total[]>`
    delete from failed_sign_ins where (account_id, hour) in (
      select account_id, hour from failed_sign_ins where hour < ${before}::timestamptz
      order by hour, account_id limit ${limit} for update skip locked)
    returning account_id as "accountId", hour, count`
}

export function countMailsSince(tx: Db, userId: string, template: string, moment: Date): Promise<number> {
  return tx.outgoingMail.count({ where: { userId, template, createdAt: { gte: moment } } })
}
