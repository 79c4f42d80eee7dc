import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { applyMigrations } from '../../scripts/support/migrations'
import {
  DATABASE_USER,
  freePort,
  initCluster,
  startCluster,
  stopCluster,
} from '../../scripts/support/postgres-cluster'
import { type RunningProduct, startProduct } from '../../scripts/support/product'

type Started = Omit<NonNullable<Parameters<typeof startProduct>[0]>, 'quiet'>

/** Starts a breakable PostgreSQL and data folder. Commits survive a crash of the database. */
export async function openBench() {
  const folder = mkdtempSync(path.join(tmpdir(), 'brota-faults-'))
  chmodSync(folder, 0o711)
  const cluster = path.join(folder, 'postgres')
  const dataFolder = path.join(folder, 'data')
  mkdirSync(dataFolder)
  await initCluster(cluster, 'secret', ['--no-sync'])
  const port = await freePort()
  const settings = { fsync: 'off', port: String(port) }
  await startCluster(cluster, settings)
  const variables = {
    DATABASE_URL: `postgresql://${DATABASE_USER}:secret@127.0.0.1:${port}/postgres`,
    BROTA_DATA_DIR: dataFolder,
    AUTH_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
  }
  const running: RunningProduct[] = []
  return {
    cluster,
    variables,
    migrate: () => applyMigrations(variables.DATABASE_URL),
    startDatabase: () => startCluster(cluster, settings),
    stopDatabase: (how: 'fast' | 'immediate') => stopCluster(cluster, how),
    /** Exits when the test process is gone. */
    async start({ environment, ...options }: Started = {}) {
      const own = { NODE_ENV: 'production', LOG_LEVEL: 'info', npm_lifecycle_event: 'test', ...variables }
      const product = await startProduct({
        dataFolder,
        quiet: true,
        environment: { ...own, ...environment },
        ...options,
      })
      running.push(product)
      return product
    },
    async close() {
      await Promise.allSettled(running.map((product) => product.stop()))
      await stopCluster(cluster)
      // A server whose supervisor was killed may still be writing.
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
    },
  }
}
