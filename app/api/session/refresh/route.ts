import { withInstrumentation } from '@/lib/platform/http/instrumentation'
import { refreshSession } from '@/lib/platform/session/refresh'

export const GET = withInstrumentation('/api/session/refresh', refreshSession)
