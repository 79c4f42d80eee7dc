import type { Manifest } from './manifest'

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** Formats bytes, such as `12.3 MB`. */
export function size(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1)
  return step === 0 ? `${bytes} bytes` : `${(bytes / 1000 ** step).toFixed(1)} ${UNITS[step]}`
}

/** Formats a duration, such as `4.2 s`, `3 min 20 s`, `5 h 10 min`, `3 days`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
  if (seconds < 48 * 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`
  return `${Math.floor(seconds / 86_400)} days`
}

const number = (value: number) => value.toLocaleString('en')

export function formatBackup({ madeAt, app, tables, files, missing }: Manifest): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const gone = missing.filter(({ reason }) => reason === 'gone').length
  return [
    `Made ${madeAt} by version ${app}: ${number(rows)} rows in ${tables.length} tables, ` +
      `${number(files.count)} files of ${size(files.bytes)}.`,
    ...(gone > 0 ? [`${number(gone)} files of deleted or unused photos were not there any more.`] : []),
  ]
}
