import { rm } from 'node:fs/promises'
import path from 'node:path'
import { recompute } from '@/lib/features/completions/recompute/service'
import { disconnect } from '@/lib/platform/db/client'
import { storage } from '@/lib/platform/storage/storage'
import { duration, formatBackup } from './support/backup/print-backup'
import { restoreBackup } from './support/backup/restore'
import { refuseRunning } from './support/backup/running'
import { Failure, print, runScript } from './support/failure'
import { withRuntime } from './support/with-runtime'

/** Restores a backup; `--replace` over an existing installation. */
await runScript(() => {
  const given = process.argv.slice(2).filter((one) => one !== '--replace')
  const [name, ...rest] = given
  if (!name || rest.length > 0 || name.startsWith('-'))
    throw new Failure('usage: npm run restore -- <file> [--replace]')
  return withRuntime(async ({ dataFolder, database, variables }) => {
    Object.assign(process.env, variables)
    const begun = Date.now()
    refuseRunning(dataFolder)
    const manifest = await restoreBackup(path.resolve(name), {
      databaseUrl: database.url,
      storage: storage(),
      replace: process.argv.includes('--replace'),
      // With this marker, the next start would recreate the database.
      beforeCommit: () => rm(path.join(dataFolder, 'demo-seeding'), { force: true }),
    })
    const differences = await recompute({ mend: false })
    await disconnect()
    for (const line of formatBackup(manifest)) print(line)
    print(`Restored in ${duration(Date.now() - begun)}; every table compared. Everybody signs in anew.`)
    for (const { familyId, what, stored, right } of differences)
      print(`family ${familyId}: ${what} is ${stored}, the facts say ${right}`)
    return differences.length === 0 ? 0 : 1
  })
})
