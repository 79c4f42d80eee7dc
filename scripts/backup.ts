import path from 'node:path'
import { IF_DUE } from '@/lib/platform/backups/schedule'
import { disconnect } from '@/lib/platform/db/client'
import { storage } from '@/lib/platform/storage/storage'
import type { MadeBackup } from './support/backup/make'
import { duration, formatBackup, size } from './support/backup/print-backup'
import { deleteOldBackups } from './support/backup/rotation'
import { type CopiedBackup, runBackup } from './support/backup/run'
import { copyBackup } from './support/backup/second-place'
import { Failure, print, runScript } from './support/failure'
import { type Runtime, withRuntime } from './support/with-runtime'

const listLost = ({ manifest }: MadeBackup) => manifest.missing.filter(({ reason }) => reason === 'lost')

/** Older backups may still hold a lost photo, so the new one must be complete. */
async function backUp({ env, dataFolder, database }: Runtime, ifDue: boolean): Promise<number> {
  const begun = Date.now()
  const folder = path.resolve(env.BACKUP_DIR ?? path.join(dataFolder, 'backups'))
  const place = env.BACKUP_COPY_TO
  const copy = (made: MadeBackup) =>
    copyBackup(made.file, place ?? '', env, { keep: listLost(made).length > 0 ? null : env.BACKUP_KEEP })
  const source = { databaseUrl: database.url, storage: storage(), folder }
  const made = await runBackup(source, { ifDue, ...(place && { copy }) })
  if (!made) return 0
  const { file, bytes, copyError } = made
  print(`${file}: ${size(bytes)} in ${duration(Date.now() - begun)}, read again and whole.`)
  if (copyError) print(`The backup is good, but its copy to ${place} failed: ${copyError}`)
  else if (place) print(`Copied to ${place}.`)
  if (!printContent(made)) return 1
  for (const old of await deleteOldBackups(folder, env.BACKUP_KEEP)) print(`Deleted ${path.basename(old)}.`)
  return copyError ? 1 : 0
}

/** Returns false when files in use are lost. */
function printContent(made: CopiedBackup): boolean {
  for (const line of formatBackup(made.manifest)) print(line)
  const lost = listLost(made)
  if (lost.length === 0) return true
  for (const { key } of lost.slice(0, 20)) print(`lost: ${key} is not in the storage`)
  print(
    `${lost.length} files that are in use are not in the storage. Older backups are kept: they may hold them.`,
  )
  return false
}

await runScript(() => {
  const options = process.argv.slice(2)
  if (options.some((option) => option !== IF_DUE)) throw new Failure(`usage: npm run backup [-- ${IF_DUE}]`)
  return withRuntime(async (stage) => {
    Object.assign(process.env, stage.variables)
    try {
      return await backUp(stage, options.length > 0)
    } finally {
      await disconnect()
    }
  })
})
