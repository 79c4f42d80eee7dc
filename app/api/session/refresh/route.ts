import { withInstrumentation } from '@/lib/http/instrumentation'
import { refreshSession } from '@/lib/session/refresh'

/** Renews or removes an outdated session cookie; pages redirect here. */
export const GET = withInstrumentation('/api/session/refresh', refreshSession)
