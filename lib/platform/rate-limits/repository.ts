import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'
import { query } from '@/lib/platform/db/query'

export type Counted = { points: number; msBeforeNext: number }

/** Finds a key's counted tries. */
export async function findCounted(key: string): Promise<Counted | null> {
  const now = Date.now()
  const [counted] = await query<Counted>(Prisma.sql`
    select points, (expire - ${now}::bigint)::float8 as "msBeforeNext" from rate_limiter_flexible
    where key = ${key} and expire > ${now}::bigint`)
  return counted ?? null
}
