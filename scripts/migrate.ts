import { runScript, say } from './support/failure'
import { applyMigrations } from './support/migrations'
import { onStage } from './support/stage'

await runScript(() =>
  onStage(async ({ database }) => {
    const applied = await applyMigrations(database.url)
    for (const name of applied) say(name)
    say(applied.length === 0 ? 'The database is up to date.' : 'The database is now up to date.')
    return 0
  }),
)
