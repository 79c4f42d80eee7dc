import { unobserved } from '@/lib/http/observe'

/** The process is up. */
export const GET = unobserved(() => Response.json({ status: 'ok' }))
