import { syncBuiltinESMExports } from 'node:module'
import threads, { type WorkerOptions } from 'node:worker_threads'

const { Worker } = threads
const tsconfig = new URL('./threads.tsconfig.json', import.meta.url).pathname

/** Threads of the product run from their sources, because tests have no bundle. */
threads.Worker = class extends Worker {
  constructor(file: string | URL, options?: WorkerOptions) {
    const loader = `register({ tsconfig: '${tsconfig}' })`
    const start = `import('tsx/esm/api').then(({ register }) => { ${loader}; return import('${file}') })`
    super(start, { ...options, eval: true, execArgv: [] })
  }
}
syncBuiltinESMExports()
