import path from 'node:path'
import { recompute } from '@/lib/features/completions/recompute/service'
import { disconnect } from '@/lib/platform/db/client'
import { openDriver } from '@/lib/platform/storage/storage'
import { examine } from './support/backup/examine'
import { duration, formatBackup } from './support/backup/print-backup'
import { restoreBackup } from './support/backup/restore'
import { listBackups } from './support/backup/rotation'
import { createScratchDatabase } from './support/backup/scratch-database'
import { withClient } from './support/database'
import { Failure, oneLine, print, runScript } from './support/failure'
import { withRuntime } from './support/with-runtime'

/** Restores a backup (by default the newest) into a scratch database and examines it. */
await runScript(() =>
  withRuntime(async ({ env, dataFolder, database }) => {
    const begun = Date.now()
    const folder = path.resolve(env.BACKUP_DIR ?? path.join(dataFolder, 'backups'))
    const given = process.argv[2]
    const file = given === undefined ? (await listBackups(folder))[0] : path.resolve(given)
    if (!file) throw new Failure(`there is no backup in ${folder}: npm run backup makes one`)
    try {
      const { manifest, where, problems } = await drill(file, database.url)
      for (const line of [`${file}, in ${where}.`, ...formatBackup(manifest), ...problems]) print(line)
      const verdict = problems.length === 0 ? 'GOOD: it can be restored' : `BAD: ${problems.length} problems`
      const age = duration(begun - Date.parse(manifest.madeAt))
      print(`${verdict}. The backup is ${age} old; the drill took ${duration(Date.now() - begun)}.`)
      return problems.length === 0 ? 0 : 1
    } catch (error) {
      print(`BAD: ${oneLine(error)}`)
      return 1
    }
  }),
)

async function drill(file: string, databaseUrl: string) {
  const place = await createScratchDatabase(databaseUrl)
  try {
    const { databaseUrl: url, folder, where } = place
    Object.assign(process.env, { DATABASE_URL: url, BROTA_DATA_DIR: folder, STORAGE_DRIVER: 'folder' })
    const storage = openDriver('folder')
    const manifest = await restoreBackup(file, { databaseUrl: url, storage, replace: false })
    const differences = await recompute({ mend: false })
    const lost = manifest.missing.filter(({ reason }) => reason === 'lost')
    const problems = [
      ...differences.map(({ familyId, what }) => `family ${familyId}: ${what} is not what the facts say`),
      ...lost.map(({ key }) => `${key} was lost before the backup was made`),
      ...(await withClient(url, (client) => examine(client, storage))),
    ]
    return { manifest, where, problems }
  } finally {
    await disconnect()
    await place.remove()
  }
}
