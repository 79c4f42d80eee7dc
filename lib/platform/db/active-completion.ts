import 'server-only'
import { Prisma } from './generated/client'

/** Condition that completion `c` is active, i.e. has no reversal; with the family, only its reversals are scanned. */
export const IS_ACTIVE_COMPLETION = Prisma.sql`not exists (
  select from completion_reversals r where r.family_id = c.family_id and r.completion_id = c.id)`
