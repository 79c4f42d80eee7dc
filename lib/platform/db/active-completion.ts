import 'server-only'
import { Prisma } from './generated/client'

/** SQL condition that completion `c` has no reversal. The family is part of it, because the index begins with it. */
export const IS_ACTIVE_COMPLETION = Prisma.sql`not exists (
  select from completion_reversals r where r.family_id = c.family_id and r.completion_id = c.id)`
