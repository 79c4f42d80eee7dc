/** File name of a backup, such as `brota-20261121T163000Z.tar`. */
const BACKUP = /^brota-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar$/

/** Returns the newest backup of a folder's files, with the instant that its name has. */
export function findNewestBackup(names: string[]): { file: string; at: string } | null {
  const file = names
    .filter((name) => BACKUP.test(name))
    .sort()
    .at(-1)
  return file === undefined ? null : { file, at: file.replace(BACKUP, '$1-$2-$3T$4:$5:$6.000Z') }
}
