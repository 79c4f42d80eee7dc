/** Information in a photo's metadata. */
export type RemovedDetail = 'location' | 'camera' | 'time'

const TAG = { make: 0x010f, model: 0x0110, time: 0x0132, takenAt: 0x9003, details: 0x8769, location: 0x8825 }
const ENTRY_BYTES = 12

/**
 * Lists what EXIF metadata contains. Reads the tags of two directories and no values: a few bytes can claim gigabytes
 * of values. Format: https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2023-E
 */
export function listDetails(exif: Buffer): RemovedDetail[] {
  try {
    const start = exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
    const view = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start)
    const isLittle = view.getUint16(0) === 0x4949
    const tags = readDirectory(view, view.getUint32(4, isLittle), isLittle)
    const offset = tags.get(TAG.details)
    const more = offset === undefined ? new Map<number, number>() : readDirectory(view, offset, isLittle)
    const details: RemovedDetail[] = []
    if (tags.has(TAG.location)) details.push('location')
    if (tags.has(TAG.make) || tags.has(TAG.model)) details.push('camera')
    if (tags.has(TAG.time) || more.has(TAG.takenAt)) details.push('time')
    return details
  } catch {
    // Damaged metadata is removed too.
    return []
  }
}

/** Returns a directory's tags that have values, with the first value or its offset. */
function readDirectory(view: DataView, offset: number, isLittle: boolean): Map<number, number> {
  const tags = new Map<number, number>()
  const count = view.getUint16(offset, isLittle)
  for (let entry = offset + 2; entry < offset + 2 + count * ENTRY_BYTES; entry += ENTRY_BYTES) {
    const hasValues = view.getUint32(entry + 4, isLittle) > 0
    if (hasValues) tags.set(view.getUint16(entry, isLittle), view.getUint32(entry + 8, isLittle))
  }
  return tags
}
