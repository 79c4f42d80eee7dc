import path from 'node:path'
import { IF_DUE } from '@/lib/platform/backups/schedule'
import { disconnect } from '@/lib/platform/db/client'
import { storage } from '@/lib/platform/storage/storage'
import type { MadeBackup } from './support/backup/make'
import { duration, formatBackup, size } from './support/backup/print-backup'
import { deleteOldBackups } from './support/backup/rotation'
import { runBackup } from './support/backup/run'
import { copyBackup } from './support/backup/second-place'
import { Failure, print, runScript } from './support/failure'
import { withRuntime } from './support/with-runtime'

const hasLost = ({ manifest }: MadeBackup) => manifest.missing.some(({ reason }) => reason === 'lost')

/**
 * Backs up database and files into one archive. Deletes older backups only after the new one is verified and complete:
 * an older one may still hold a lost photo.
 */
await runScript(() => {
  const options = process.argv.slice(2)
  if (options.some((option) => option !== IF_DUE)) throw new Failure(`usage: npm run backup [-- ${IF_DUE}]`)
  return withRuntime(async ({ env, dataFolder, database, variables }) => {
    Object.assign(process.env, variables)
    const begun = Date.now()
    const folder = path.resolve(env.BACKUP_DIR ?? path.join(dataFolder, 'backups'))
    try {
      const source = { databaseUrl: database.url, storage: storage(), folder }
      const place = env.BACKUP_COPY_TO
      const copy = (made: MadeBackup) =>
        copyBackup(made.file, place ?? '', env, { keep: hasLost(made) ? null : env.BACKUP_KEEP })
      const made = await runBackup(source, { ifDue: options.length > 0, ...(place && { copy }) })
      if (!made) return 0
      const { file, bytes, manifest, copyError } = made
      print(`${file}: ${size(bytes)} in ${duration(Date.now() - begun)}, read again and whole.`)
      for (const line of formatBackup(manifest)) print(line)
      if (copyError) print(`The backup is good, but its copy to ${place} failed: ${copyError}`)
      else if (place) print(`Copied to ${place}.`)
      const lost = manifest.missing.filter(({ reason }) => reason === 'lost')
      if (lost.length > 0) {
        for (const { key } of lost.slice(0, 20)) print(`lost: ${key} is not in the storage`)
        print(
          `${lost.length} files that are in use are not in the storage. Older backups are kept: they may hold them.`,
        )
        return 1
      }
      for (const old of await deleteOldBackups(folder, env.BACKUP_KEEP))
        print(`Deleted ${path.basename(old)}.`)
      return copyError ? 1 : 0
    } finally {
      await disconnect()
    }
  })
})
