import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([number(data.length), content, number(crc32(content))])
}

type Options = {
  bits?: 1 | 8 | 16
  /** PNG colour type: 0 grey, 2 RGB, 6 RGBA. */
  color?: 0 | 2 | 6
  interlaced?: boolean
  extra?: Buffer[]
  pixels?: Buffer
}

const CHANNELS = { 0: 1, 2: 3, 6: 4 } as const

export function handmadePng(width: number, height: number, options: Options = {}): Buffer {
  const { bits = 8, color = 2, interlaced = false, extra = [] } = options
  const line = 1 + Math.ceil((width * CHANNELS[color] * bits) / 8)
  // Each of the seven passes of an interlaced picture has its own lines.
  const size = line * height + (interlaced ? 16 * (width + height) : 0)
  const pixels = options.pixels ?? deflateSync(Buffer.alloc(size))
  const header = Buffer.from([bits, color, 0, 0, interlaced ? 1 : 0])
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', Buffer.concat([number(width), number(height), header])),
    ...extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export const packedNothing = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024))

/** Adds a segment to a JPEG: 0xe1 is EXIF, 0xe2 a colour profile, 0xfe a comment. */
export function jpegWith(jpeg: Buffer, marker: number, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data)
  const head = Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), head, bytes, jpeg.subarray(2)])
}

export function webpWith(webp: Buffer, name: string, data: string): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(data.length)
  const whole = Buffer.concat([
    webp,
    Buffer.from(name),
    size,
    Buffer.from(data + (data.length % 2 ? '\0' : '')),
  ])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

export function longGif(frames: number, side = 1): Buffer {
  const dimensions = Buffer.alloc(4)
  dimensions.writeUInt16LE(side, 0)
  dimensions.writeUInt16LE(side, 2)
  const head = Buffer.concat([
    Buffer.from('GIF89a'),
    dimensions,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ])
  const frame = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0]),
    Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0]),
    Buffer.from([2, 2, 0x44, 1, 0]),
  ])
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])])
}

type JpegOptions = {
  components?: 1 | 3 | 4
  progressive?: boolean
  separate?: boolean
  subsampled?: boolean
  scans?: number
}

/** Builds a grey JPEG: few bytes for any number of pixels. */
export function handmadeJpeg(width: number, height: number, options: JpegOptions = {}): Buffer {
  const { components = 3, progressive = false, separate = false, subsampled = false, scans = 0 } = options
  const segment = (marker: number, ...data: number[]) =>
    Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data])
  const factor = subsampled ? 2 : 1
  const ids = Array.from({ length: components }, (_, n) => n + 1)
  const blocks = (id: number, together: boolean) => {
    const side = (pixels: number) => Math.ceil(pixels / (8 * (together || id > 1 ? factor : 1)))
    return side(width) * side(height) * (together && id === 1 ? factor ** 2 : 1)
  }
  const scan = (list: number[], bits: number, from: number, to: number) => {
    const total = list.reduce((sum, id) => sum + blocks(id, list.length > 1) * bits, 0)
    const head = segment(0xda, list.length, ...list.flatMap((id) => [id, 0]), from, to, 0)
    return Buffer.concat([head, Buffer.alloc(Math.ceil(total / 8))])
  }
  const [bits, last] = progressive ? [1, 0] : [2, 63]
  const first = separate ? ids.map((id) => scan([id], bits, 0, last)) : [scan(ids, bits, 0, last)]
  const more = Array.from({ length: scans }, (_, n) => {
    const band = 1 + Math.floor(n / components)
    return scan([ids[n % components] ?? 1], 1, band, band)
  })
  const sampling = (id: number) => (id === 1 && subsampled ? 0x22 : 0x11)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(
      progressive ? 0xc2 : 0xc0,
      ...[8, height >> 8, height & 255, width >> 8, width & 255, components],
      ...ids.flatMap((id) => [id, sampling(id), 0]),
    ),
    // One code each, of one bit: all blocks are equal.
    ...[0x00, 0x10].map((table) => segment(0xc4, table, 1, ...Array<number>(15).fill(0), 0)),
    ...first,
    ...more,
    Buffer.from([0xff, 0xd9]),
  ])
}
