import { runScript } from './support/failure'
import { withRuntime } from './support/with-runtime'

/** Manages stored files; safe while a server runs. */
await runScript(() =>
  withRuntime(async ({ variables }) => {
    Object.assign(process.env, variables)
    // These modules read the environment when they load.
    const { storageCommand } = await import('./support/storage-command')
    const { disconnect } = await import('@/lib/platform/db/client')
    try {
      return await storageCommand(process.argv.slice(2))
    } finally {
      await disconnect()
    }
  }),
)
