import { installStarter } from '@/lib/features/installation/starter/service'
import { disconnect } from '@/lib/platform/db/client'
import { Failure, print, runScript } from './support/failure'
import { applyMigrations, isMigrated } from './support/migrations'
import { withRuntime } from './support/with-runtime'

/** Installs the starter content; repeatable, and safe while a server runs. */
await runScript(() => {
  const [verb, pack, ...others] = process.argv.slice(2)
  if (verb !== 'install' || pack !== 'starter' || others.length > 0) {
    throw new Failure('usage: npm run content -- install starter')
  }
  return withRuntime(async ({ variables, database }) => {
    Object.assign(process.env, variables)
    if (database.embedded) await applyMigrations(database.url)
    else if (!(await isMigrated(database.url))) {
      throw new Failure('the database is not migrated to this version: run "npm run migrate" first')
    }
    const { installed, active, counts } = await installStarter(null)
    await disconnect()
    if (!installed) {
      print('The starter content is already installed; nothing changed.')
      return 0
    }
    const { tasks, badges, recipes, challenges } = counts
    print(
      `Installed ${tasks} tasks, ${badges} badges, ${recipes} recipes and ${challenges} weeks of challenges.`,
    )
    print(
      active
        ? 'The first week is the current one.'
        : 'There were challenges, so the weeks are drafts: activate them in the backoffice.',
    )
    return 0
  })
})
