import 'server-only'
import { inflateSync } from 'node:zlib'

const WOFF = { header: 44, entry: 20 }
const SFNT = { header: 12, entry: 16 }

type Table = { tag: Buffer; checksum: Buffer; bytes: Buffer }

/**
 * Unpacks a WOFF file (https://www.w3.org/TR/WOFF/): the PDF library would inflate a table for every
 * letter.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = readTables(woff)
  const header = Buffer.alloc(SFNT.header)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(tables.length, 4)
  let offset = SFNT.header + SFNT.entry * tables.length
  const entries = tables.map(({ tag, checksum, bytes }) => {
    const place = Buffer.alloc(8)
    place.writeUInt32BE(offset, 0)
    place.writeUInt32BE(bytes.length, 4)
    offset += padded(bytes).length
    return Buffer.concat([tag, checksum, place])
  })
  return Buffer.concat([header, ...entries, ...tables.map(({ bytes }) => padded(bytes))])
}

function readTables(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, n) => {
    const entry = woff.subarray(WOFF.header + n * WOFF.entry)
    const [start, packedLength, length] = [4, 8, 12].map((place) => entry.readUInt32BE(place))
    const packed = woff.subarray(start, (start ?? 0) + (packedLength ?? 0))
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16, 20),
      bytes: packedLength === length ? packed : inflateSync(packed),
    }
  })
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])
}
