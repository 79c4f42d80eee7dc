import type { TestProject } from 'vitest/node'
import { ensureClient } from '../../scripts/support/generated'
import { applyMigrations } from '../../scripts/support/migrations'
import { startTemporaryServer } from '../../scripts/support/temporary-database'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test server, with `*` where the name of the database belongs. */
    databaseServer: string
  }
}

/** One PostgreSQL for all integration tests, with one migrated database from which the others are copied. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureClient()
  const server = await startTemporaryServer()
  await applyMigrations(server.urlOf('template1'))
  project.provide('databaseServer', server.urlOf('*'))
  return () => server.stop()
}
