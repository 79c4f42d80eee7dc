import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Creates a JPEG as a phone does: rotated, with maker, time and place. */
export function phonePhoto({ width = 4032, height = 3024 } = {}): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#3b8f5a',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 70 })
    .withExif({
      IFD0: { Make: 'Sprout', Model: 'Phone 9', DateTime: '2026:11:20 08:00:00' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '23/1 33/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '46/1 38/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

export function picture(format: 'jpeg' | 'png' | 'gif' | 'webp' = 'png', side = 32): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#f2c14e' } })
    .toFormat(format)
    .toBuffer()
}

/** Creates a grey BMP, which sharp cannot write. */
export function bitmap(width: number, height: number): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const head = Buffer.alloc(54)
  head.write('BM', 'latin1')
  head.writeUInt32LE(54 + row * height, 2)
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  return Buffer.concat([head, Buffer.alloc(row * height, 0x88)])
}

export function upload(bytes: Uint8Array | string, name = 'photo.jpg', type = 'image/jpeg'): FormData {
  const form = new FormData()
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }))
  return form
}

/** Creates a PNG with two frames; other programs show the first. */
export async function animatedPng(): Promise<Buffer> {
  const still = await picture('png')
  const dataStart = still.indexOf('IDAT') - 4
  const data = still.subarray(dataStart + 8, dataStart + 8 + still.readUInt32BE(dataStart))
  const control = (sequence: number) => {
    const frame = Buffer.alloc(26)
    for (const [place, value] of [sequence, still.readUInt32BE(16), still.readUInt32BE(20)].entries())
      frame.writeUInt32BE(value, place * 4)
    frame.writeUInt16BE(100, 20)
    frame.writeUInt16BE(1000, 22)
    return pngChunk('fcTL', frame)
  }
  return Buffer.concat([
    still.subarray(0, dataStart),
    pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    control(0),
    pngChunk('IDAT', data),
    control(1),
    pngChunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 2]), data])),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
