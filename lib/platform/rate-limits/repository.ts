import 'server-only'
import { createBatchLoader, toRowsByKeys } from '@/lib/platform/db/batch-loader'
import { Prisma } from '@/lib/platform/db/generated/client'
import { inList, query } from '@/lib/platform/db/query'

export type Counted = { key: string; points: number; msBeforeNext: number }

/** Finds a key's counted tries. Concurrent calls share one query. */
export const findCounted = createBatchLoader(async (keys: readonly string[]): Promise<(Counted | null)[]> => {
  const now = Date.now()
  const rows = await query<Counted>(Prisma.sql`
    select key, points, (expire - ${now}::bigint)::float8 as "msBeforeNext" from rate_limiter_flexible
    where ${inList(Prisma.sql`key`, [...new Set(keys)], 'text')} and expire > ${now}::bigint`)
  return toRowsByKeys(keys, rows, ({ key }) => key)
})
