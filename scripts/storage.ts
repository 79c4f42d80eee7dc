import { runScript } from './support/failure'
import { withRuntime } from './support/with-runtime'

/** Looks after the files of photos and PDFs, beside a running server or without one. */
await runScript(() =>
  withRuntime(async ({ variables }) => {
    Object.assign(process.env, variables)
    // What this loads reads the environment at once.
    const { storageCommand } = await import('./support/storage-command')
    const { disconnect } = await import('@/lib/db/client')
    try {
      return await storageCommand(process.argv.slice(2))
    } finally {
      await disconnect()
    }
  }),
)
