import 'server-only'
import { batched, inOrderOf } from '@/lib/db/batched'
import { Prisma } from '@/lib/db/generated/client'
import { inList, query } from '@/lib/db/query'

/** How many tries are counted under a key of the store, and for how many milliseconds from now. */
export type Counted = { key: string; points: number; msBeforeNext: number }

/** What is counted under a key, if anything is. Those that are asked for at the same moment are asked for together. */
export const findCounted = batched(async (keys: readonly string[]): Promise<(Counted | null)[]> => {
  const now = Date.now()
  const rows = await query<Counted>(Prisma.sql`
    select key, points, (expire - ${now}::bigint)::float8 as "msBeforeNext" from rate_limiter_flexible
    where ${inList(Prisma.sql`key`, [...new Set(keys)], 'text')} and expire > ${now}::bigint`)
  return inOrderOf(keys, rows, ({ key }) => key)
})
