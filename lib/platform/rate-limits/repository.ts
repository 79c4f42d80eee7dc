import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import { query } from '@/lib/platform/db/query'

type TryCount = { tries: number; msBeforeNext: number }

/** Finds the counted tries of a key in rate-limiter-flexible's table. */
export async function findTryCount(key: string): Promise<TryCount | null> {
  const now = Date.now()
  const [count] = await query<TryCount>(Prisma.sql`
    select points as tries, (expire - ${now}::bigint)::float8 as "msBeforeNext" from rate_limiter_flexible
    where key = ${key} and expire > ${now}::bigint`)
  return count ?? null
}
