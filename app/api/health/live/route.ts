import { withoutLogging } from '@/lib/http/instrumentation'

export const GET = withoutLogging(() => Response.json({ status: 'ok' }))
