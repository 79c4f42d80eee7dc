import 'server-only'
import pg from 'pg'
import { runDetached } from '@/lib/platform/jobs/run-detached'

type Connected = Parameters<pg.Pool['connect']>[0]

/** A pool whose connections, and the timers that wait until one is idle for too long, belong to none of who use them. */
export class LastingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connected = runDetached(() => super.connect()).then(releasedApart)
    if (!callback) return connected
    // Called from this context, because a connection keeps the context that opened it.
    connected.then((client) => callback(undefined, client, client.release), refused(callback))
  }
}

const refused = (callback: Connected) => (error: Error) => callback(error, undefined, () => undefined)

function releasedApart(client: pg.PoolClient): pg.PoolClient {
  const release = client.release
  client.release = (destroy) => runDetached(() => release(destroy))
  return client
}
