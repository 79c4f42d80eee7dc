import { databaseReady } from '@/lib/platform/db/ready'
import { withoutLogging } from '@/lib/platform/http/instrumentation'
import { isDiskAlmostFull } from '@/lib/platform/storage/free-space'
import { isStopping } from '@/lib/platform/jobs/stopping'

/**
 * Readiness: responds 503 when the database is unreachable, lacks a migration of this build, or the process is
 * stopping. A disk that is almost full is only a warning.
 */
export const GET = withoutLogging(async () => {
  const ready = !isStopping() && (await databaseReady())
  const warning = (await isDiskAlmostFull()) && { warning: 'disk_almost_full' }
  return Response.json({ status: ready ? 'ok' : 'unavailable', ...warning }, { status: ready ? 200 : 503 })
})
