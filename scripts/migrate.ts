import { print, runScript } from './support/failure'
import { applyMigrations } from './support/migrations'
import { withRuntime } from './support/with-runtime'

await runScript(() =>
  withRuntime(async ({ database }) => {
    const applied = await applyMigrations(database.url)
    for (const name of applied) print(name)
    print(applied.length === 0 ? 'The database is up to date.' : 'The database is now up to date.')
    return 0
  }),
)
