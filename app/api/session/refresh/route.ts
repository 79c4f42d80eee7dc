import { withInstrumentation } from '@/lib/http/instrumentation'
import { refreshSession } from '@/lib/session/refresh'

/** Pages send browsers here when their cookie is out of date; it comes back with a fresh one, or without any. */
export const GET = withInstrumentation('/api/session/refresh', refreshSession)
