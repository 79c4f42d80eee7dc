import { observed } from '@/lib/http/observe'
import { refreshSession } from '@/lib/session/refresh'

/** Pages send browsers here when their cookie is out of date; it comes back with a fresh one, or without any. */
export const GET = observed('/api/session/refresh', refreshSession)
