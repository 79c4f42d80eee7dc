import { withInstrumentation } from '@/lib/platform/http/instrumentation'
import { refreshSession } from '@/lib/platform/session/refresh'

/** Renews or removes an outdated session cookie; pages redirect here. */
export const GET = withInstrumentation('/api/session/refresh', refreshSession)
