export type RemovedDetail = 'location' | 'camera' | 'time'

const TAG = { make: 0x010f, model: 0x0110, time: 0x0132, takenAt: 0x9003, details: 0x8769, location: 0x8825 }
const ENTRY_BYTES = 12

/**
 * Lists what EXIF metadata contains. Reads the tags of two directories and no values: a few bytes can claim gigabytes
 * of values. Format: https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2023-E
 */
export function listDetails(exif: Buffer): RemovedDetail[] {
  const start = exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0
  if (exif.byteLength < start + 8) return []
  const view = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start)
  const isLittle = view.getUint16(0) === 0x4949
  const tags = readDirectory(view, view.getUint32(4, isLittle), isLittle)
  const more = readDirectory(view, tags.get(TAG.details) ?? view.byteLength, isLittle)
  const details: RemovedDetail[] = []
  if (tags.has(TAG.location)) details.push('location')
  if (tags.has(TAG.make) || tags.has(TAG.model)) details.push('camera')
  if (tags.has(TAG.time) || more.has(TAG.takenAt)) details.push('time')
  return details
}

/** Returns each tag with its first value or the value's offset; a damaged directory has fewer. */
function readDirectory(view: DataView, offset: number, isLittle: boolean): Map<number, number> {
  const tags = new Map<number, number>()
  if (offset + 2 > view.byteLength) return tags
  const end = offset + 2 + view.getUint16(offset, isLittle) * ENTRY_BYTES
  for (let at = offset + 2; at < end && at + ENTRY_BYTES <= view.byteLength; at += ENTRY_BYTES) {
    const hasValues = view.getUint32(at + 4, isLittle) > 0
    if (hasValues) tags.set(view.getUint16(at, isLittle), view.getUint32(at + 8, isLittle))
  }
  return tags
}
