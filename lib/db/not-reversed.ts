import 'server-only'
import { Prisma } from './generated/client'

/**
 * Whether a completion `c` stands: it was not undone. The family is asked for as well, so that of one family's
 * completions its own reversals are looked at, however many there are of others.
 */
export const NOT_REVERSED = Prisma.sql`not exists (
  select from completion_reversals r where r.family_id = c.family_id and r.completion_id = c.id)`
