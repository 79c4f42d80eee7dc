/** A name between slashes: none begins with a dot, so that no key leads upwards or to what drivers hide. */
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/

/**
 * The names that files may have. A storage without folders is asked for each of them when all that a row has is to be
 * deleted, so that a file of another name would stay behind there: nothing else is taken.
 */
export const FILE_NAMES = ['full.webp', 'thumb.webp', 'file.pdf']

/** Whether a file or folder of that name can be part of a key. */
export const isSegment = (name: string): boolean => SEGMENT.test(name)

/** @throws TypeError unless it is `<kind>/<id>/<name>`, with a name that files may have */
export function checkKey(key: string): void {
  const [kind = '', id = '', name = '', ...more] = key.split('/')
  const fits = [kind, id].every(isSegment) && FILE_NAMES.includes(name) && more.length === 0
  if (!fits) throw mistake(key)
}

/** @throws TypeError unless it is `<kind>/<id>`: what one row has, never more */
export function checkFolder(folder: string): void {
  const segments = folder.split('/')
  if (segments.length !== 2 || !segments.every(isSegment)) throw mistake(folder)
}

/** @throws TypeError unless it is empty, a kind or a folder */
export function checkPrefix(prefix: string): void {
  if (prefix !== '' && !isSegment(prefix)) checkFolder(prefix)
}

/** Keys are made by us, never by people: one that is none is a mistake of ours. */
function mistake(key: string): TypeError {
  return new TypeError(`not a key of the storage, see lib/storage/keys.ts: ${JSON.stringify(key)}`)
}
