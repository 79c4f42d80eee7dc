import { VERSION } from '@/lib/platform/config/version'
import { checkDatabase } from '@/lib/platform/db/ready'
import { withoutLogging } from '@/lib/platform/http/instrumentation'
import { isStopping } from '@/lib/platform/jobs/stopping'

/**
 * Readiness: responds 503 when the database is unreachable, lacks a migration of this build or requires a newer build,
 * or when the process is stopping.
 */
export const GET = withoutLogging(async () => {
  const database = isStopping() ? 'unavailable' : await checkDatabase()
  switch (database) {
    case 'unavailable':
      return Response.json({ status: 'unavailable', version: VERSION }, { status: 503 })
    case 'too_new':
      return Response.json({ status: 'schema_newer', version: VERSION, schema: 'newer' }, { status: 503 })
    default:
      return Response.json({ status: 'ok', version: VERSION, schema: database })
  }
})
