import { databaseReady } from '@/lib/db/ready'

/** The database answers and has all migrations of this build; 503 otherwise. */
export async function GET(): Promise<Response> {
  const ready = await databaseReady()
  return Response.json({ status: ready ? 'ok' : 'unavailable' }, { status: ready ? 200 : 503 })
}
