import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ScratchServer } from './migrations'
import { DATABASE_USER, initCluster, startCluster, stopCluster } from './postgres-cluster'

export interface TemporaryServer extends ScratchServer {
  urlOf(database: string): string
  stop(): Promise<void>
}

/** Starts a server in a temporary folder, without durability; `stop` deletes it. */
export async function startTemporaryServer(): Promise<TemporaryServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'brota-database-'))
  chmodSync(folder, 0o711)
  const cluster = path.join(folder, 'postgres')
  const password = randomBytes(18).toString('hex')
  await initCluster(cluster, password, ['--no-sync'])
  const careless = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  }
  const port = await startCluster(cluster, careless)
  return {
    host: '127.0.0.1',
    port,
    user: DATABASE_USER,
    password,
    database: 'postgres',
    urlOf: (database) => `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      await stopCluster(cluster)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
