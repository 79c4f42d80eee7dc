import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

const NAME = /^brota-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar$/

/** Returns a sortable file name such as `brota-20261121T163000Z.tar`. */
export function formatBackupName(madeAt: Date): string {
  return `brota-${madeAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.tar`
}

export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const backups = names.filter((name) => NAME.test(name)).sort()
  return backups.reverse().map((name) => path.join(folder, name))
}

/** Returns the names or keys of all backups but the newest; 0 keeps all. */
export function selectOldBackups(names: string[], keep: number): string[] {
  const backups = names.filter((name) => NAME.test(path.posix.basename(name))).sort()
  return keep === 0 ? [] : backups.reverse().slice(keep)
}

/**
 * Deletes all but the newest; 0 keeps all.
 * @returns the deleted files
 */
export async function deleteOldBackups(folder: string, keep: number): Promise<string[]> {
  const old = keep === 0 ? [] : (await listBackups(folder)).slice(keep)
  for (const file of old) await rm(file, { force: true })
  return old
}
