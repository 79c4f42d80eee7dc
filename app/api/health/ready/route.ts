import { VERSION } from '@/lib/platform/config/version'
import { checkDatabase } from '@/lib/platform/db/ready'
import { withoutLogging } from '@/lib/platform/http/instrumentation'
import { isStopping } from '@/lib/platform/jobs/stopping'
import { isDiskAlmostFull } from '@/lib/platform/storage/free-space'

/**
 * Readiness: responds 503 when stopping, or when the database is unreachable, lacks a migration or requires a newer
 * build. An almost full disk is only a warning.
 */
export const GET = withoutLogging(async () => {
  const database = isStopping() ? 'unavailable' : await checkDatabase()
  const warning = (await isDiskAlmostFull()) && { warning: 'disk_almost_full' }
  const toBody = (status: string, schema?: string) => ({ status, version: VERSION, schema, ...warning })
  switch (database) {
    case 'unavailable':
      return Response.json(toBody('unavailable'), { status: 503 })
    case 'too_new':
      return Response.json(toBody('schema_newer', 'newer'), { status: 503 })
    default:
      return Response.json(toBody('ok', database))
  }
})
