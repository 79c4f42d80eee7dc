/** No beginning dot: no key leads upwards or to hidden files. */
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/

/** All valid file names: some storages delete a row's files by name. */
export const FILE_NAMES = ['full.webp', 'thumb.webp', 'file.pdf']

export const isSegment = (name: string): boolean => SEGMENT.test(name)

/** @throws TypeError unless the key is `<kind>/<id>/<name>` with a valid file name */
export function checkKey(key: string): void {
  const [kind = '', id = '', name = '', ...more] = key.split('/')
  const fits = [kind, id].every(isSegment) && FILE_NAMES.includes(name) && more.length === 0
  if (!fits) throw mistake(key)
}

/** @throws TypeError unless the folder is `<kind>/<id>` */
export function checkFolder(folder: string): void {
  const segments = folder.split('/')
  if (segments.length !== 2 || !segments.every(isSegment)) throw mistake(folder)
}

/** @throws TypeError unless it is empty, a kind or a folder */
export function checkPrefix(prefix: string): void {
  if (prefix !== '' && !isSegment(prefix)) checkFolder(prefix)
}

/** An invalid key is a bug, never user input. */
function mistake(key: string): TypeError {
  return new TypeError(`not a key of the storage, see lib/platform/storage/keys.ts: ${JSON.stringify(key)}`)
}
