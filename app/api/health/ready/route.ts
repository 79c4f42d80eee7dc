import { databaseReady } from '@/lib/platform/db/ready'
import { withoutLogging } from '@/lib/platform/http/instrumentation'
import { isStopping } from '@/lib/platform/jobs/stopping'

/**
 * Readiness: responds 503 when the database is unreachable, lacks a migration of this build, or the process is
 * stopping.
 */
export const GET = withoutLogging(async () => {
  const ready = !isStopping() && (await databaseReady())
  return Response.json({ status: ready ? 'ok' : 'unavailable' }, { status: ready ? 200 : 503 })
})
