import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureGenerated } from '../../scripts/support/generated'
import { applyMigrations } from '../../scripts/support/migrations'
import { startTemporaryServer } from '../../scripts/support/temporary-database'

declare module 'vitest' {
  export interface ProvidedContext {
    /** With `*` for the database name. */
    databaseServer: string
    dataFolders: string
  }
}

type Ground = Awaited<ReturnType<typeof prepare>>

/** Each project loads this file; all share one server. */
const processWide = globalThis as typeof globalThis & {
  brotaGround?: { ready: Promise<Ground>; users: number }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  processWide.brotaGround ??= { ready: prepare(), users: 0 }
  const ground = processWide.brotaGround
  ground.users += 1
  const { server, dataFolders } = await ground.ready
  project.provide('databaseServer', server.urlOf('*'))
  project.provide('dataFolders', dataFolders)
  return async () => {
    ground.users -= 1
    if (ground.users > 0) return
    delete processWide.brotaGround
    await server.stop()
    rmSync(dataFolders, { recursive: true, force: true })
  }
}

async function prepare() {
  await ensureGenerated()
  const server = await startTemporaryServer()
  await applyMigrations(server.urlOf('template1'))
  return { server, dataFolders: mkdtempSync(path.join(tmpdir(), 'brota-test-data-')) }
}
