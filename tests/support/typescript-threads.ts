import { mkdirSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import threads, { type WorkerOptions } from 'node:worker_threads'
import { buildSync } from 'esbuild'
import { inProject } from '../../scripts/support/project'

const { Worker } = threads
/** Inside of the project, from which the bundle imports its packages. */
const folder = inProject('node_modules/.cache/threads')

/** From a bundle made here, because tests have no build. */
threads.Worker = class extends Worker {
  constructor(file: string | URL, options?: WorkerOptions) {
    super(file instanceof URL && file.pathname.endsWith('.ts') ? bundle(fileURLToPath(file)) : file, options)
  }
}
syncBuiltinESMExports()

function bundle(source: string): string {
  mkdirSync(folder, { recursive: true })
  const outfile = path.join(folder, `${path.basename(source, '.ts')}-${process.pid}.mjs`)
  buildSync({
    entryPoints: [source],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    alias: { 'server-only': inProject('node_modules/server-only/empty.js') },
    logLevel: 'error',
  })
  return outfile
}
