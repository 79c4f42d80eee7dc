import { withoutLogging } from '@/lib/http/instrumentation'

/** The process is up. */
export const GET = withoutLogging(() => Response.json({ status: 'ok' }))
