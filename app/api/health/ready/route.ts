import { databaseReady } from '@/lib/db/ready'
import { withoutLogging } from '@/lib/http/instrumentation'
import { isStopping } from '@/lib/jobs/stopping'

/** The database answers and has all migrations of this build, and the process goes on; 503 otherwise. */
export const GET = withoutLogging(async () => {
  const ready = !isStopping() && (await databaseReady())
  return Response.json({ status: ready ? 'ok' : 'unavailable' }, { status: ready ? 200 : 503 })
})
