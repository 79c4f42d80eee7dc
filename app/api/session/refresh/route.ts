import { withInstrumentation } from '@/lib/platform/http/instrumentation'
import { refreshSession } from '@/lib/platform/session/refresh'

/** Renews or removes an outdated session cookie. */
export const GET = withInstrumentation('/api/session/refresh', refreshSession)
