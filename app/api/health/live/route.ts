import { withoutLogging } from '@/lib/platform/http/instrumentation'

export const GET = withoutLogging(() => Response.json({ status: 'ok' }))
