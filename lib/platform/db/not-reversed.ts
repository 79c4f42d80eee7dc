import 'server-only'
import { Prisma } from './generated/client'

/**
 * Condition that completion `c` has no reversal. With the family in it the query only scans that family's reversals.
 */
export const NOT_REVERSED = Prisma.sql`not exists (
  select from completion_reversals r where r.family_id = c.family_id and r.completion_id = c.id)`
