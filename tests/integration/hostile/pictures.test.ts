import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import { db } from '@/lib/platform/db/client'
import { call, fetchRoute } from '../../support/api'
import {
  handmadePng,
  jpegWith,
  longGif,
  packedNothing,
  pngChunk,
  webpWith,
} from '../../support/hostile-pictures'
import { picture, upload } from '../../support/pictures'
import { adult } from '../../support/scene'

let token: string
beforeAll(async () => {
  token = (await adult()).token
})

const send = (bytes: Uint8Array | string, name?: string, type?: string) =>
  call<typeof uploadPhotoContract>('POST /photos', { token, body: upload(bytes, name, type) })

async function kept(id: string, size = 'full'): Promise<Buffer> {
  return Buffer.from(await (await fetchRoute(`GET /photos/${id}?size=${size}`, { token })).arrayBuffer())
}

const FOREIGN = '<?php system($_GET[0]); ?><script>alert("foreign")</script>'
const zip = () => Buffer.from(zipSync({ 'foreign.html': [strToU8(FOREIGN), { level: 0 }] }))
const joined = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)))
const text = (type: string) => pngChunk(type, joined('Comment\0', type === 'iTXt' ? '\0\0\0\0' : '', FOREIGN))

/** Files that are a picture and something else. */
const POLYGLOTS: [string, () => Promise<Buffer>][] = [
  ['a JPEG and a ZIP', async () => joined(await picture('jpeg'), zip())],
  ['a JPEG whose comment is a program', async () => jpegWith(await picture('jpeg'), 0xfe, FOREIGN)],
  [
    'a JPEG whose colour profile is one',
    async () => jpegWith(await picture('jpeg'), 0xe2, `ICC_PROFILE\0\x01\x01${FOREIGN}`),
  ],
  ['a JPEG with a page behind it', async () => joined(await picture('jpeg'), FOREIGN)],
  ['a GIF and a program', async () => joined(await picture('gif'), `=1;${FOREIGN}`)],
  ['a PNG with a page behind it', async () => joined(await picture('png'), FOREIGN)],
  ['a PNG with texts', async () => handmadePng(32, 32, { extra: [text('tEXt'), text('iTXt')] })],
  [
    'a PNG with parts of nobody’s',
    async () => handmadePng(32, 32, { extra: [pngChunk('evIl', Buffer.from(FOREIGN))] }),
  ],
  ['a WebP with parts of nobody’s', async () => webpWith(await picture('webp'), 'EVIL', FOREIGN)],
  ['a WebP whose EXIF is none', async () => webpWith(await picture('webp'), 'EXIF', FOREIGN)],
]

/** Together the whole file. */
function listParts(webp: Buffer): string[] {
  expect([webp.toString('latin1', 0, 4), webp.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP'])
  expect(webp.readUInt32LE(4)).toBe(webp.length - 8)
  const names: string[] = []
  let at = 12
  while (at < webp.length) {
    names.push(webp.toString('latin1', at, at + 4))
    const size = webp.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  expect(at).toBe(webp.length)
  return names
}

describe('an image file with foreign content', () => {
  it.each(POLYGLOTS)('is stored as the image only: %s', async (_, make) => {
    const { status, data } = await send(await make())
    expect(status).toBe(201)
    for (const size of ['full', 'thumb']) {
      const bytes = await kept(data.id, size)
      expect(listParts(bytes).filter((name) => !['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(name))).toEqual([])
      expect(bytes.includes('foreign')).toBe(false)
      expect((await sharp(bytes).metadata()).width).toBe(32)
    }
  })
})

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'
const XML = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
const red = () => sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })

const OTHERS: [string, () => Promise<Buffer> | Buffer | string][] = [
  ['SVG', () => SVG],
  ['SVG with a prolog and an entity', () => XML + SVG],
  ['SVG behind a mark of byte order', () => `\ufeff${SVG}`],
  ['SVG in two bytes a letter', () => Buffer.from(`\ufeff${SVG}`, 'utf16le')],
  ['SVG behind a comment', () => `<!--${'x'.repeat(5000)}-->${SVG}`],
  ['SVG, packed', () => gzipSync(SVG)],
  ['a packed PNG', async () => gzipSync(await picture())],
  ['TIFF', () => red().tiff().toBuffer()],
  ['AVIF', () => red().avif({ effort: 0 }).toBuffer()],
  ['BMP', () => joined('BM', Buffer.alloc(60))],
  ['HEIC', () => joined(Buffer.from([0, 0, 0, 24]), 'ftypheic', Buffer.alloc(400))],
  ['PDF', () => '%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF'],
  [
    'a raw picture of the library’s own',
    () => joined(Buffer.from([0x08, 0xf2, 0xa6, 0xb6]), Buffer.alloc(400)),
  ],
  ['OpenEXR', () => joined(Buffer.from([0x76, 0x2f, 0x31, 0x01]), Buffer.alloc(400))],
  ['a commanding PostScript', () => '%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (w) file'],
  ['a page with a PNG inside', async () => joined(FOREIGN, await picture())],
  ['nothing', () => Buffer.alloc(0)],
  ['zeros', () => Buffer.alloc(100_000)],
  ['the beginning of a PNG', async () => (await picture()).subarray(0, 20)],
  ['a PNG without pixels', () => handmadePng(32, 32, { pixels: Buffer.alloc(0) })],
  ['a PNG of no width', () => handmadePng(0, 32)],
  ['a PNG with fewer pixels than it says', () => handmadePng(900, 900, { pixels: packedNothing(0.001) })],
  [
    'a PNG with a wrong checksum',
    async () => {
      const png = await picture()
      png.writeUInt8(png.readUInt8(30) ^ 1, 30)
      return png
    },
  ],
  [
    'a JPEG of no height',
    async () => {
      const jpeg = await picture('jpeg')
      jpeg.writeUInt16BE(0, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5)
      return jpeg
    },
  ],
  ['half a WebP', async () => (await picture('webp', 300)).subarray(0, 60)],
]

describe('a file that is not an accepted image', () => {
  it.each(OTHERS)('is rejected with 415 whatever its name and type: %s', async (_, make) => {
    const before = await db().photo.count()
    const bytes = Buffer.from(await make())
    for (const [name, type] of [
      ['x.png', 'image/png'],
      ['x.jpg', 'image/jpeg'],
    ] as const) {
      const { status, error } = await send(bytes, name, type)
      expect([status, error.code]).toEqual([415, 'photo_not_accepted'])
    }
    expect(await db().photo.count()).toBe(before)
  })
})

/** Valid pictures, however odd. */
const ODD: [string, () => Promise<Buffer> | Buffer][] = [
  ['of one pixel', () => handmadePng(1, 1)],
  ['of one line', () => handmadePng(9000, 1)],
  ['of 16 bits a channel', () => handmadePng(40, 30, { bits: 16, color: 6 })],
  ['in black and white', () => handmadePng(40, 30, { bits: 1, color: 0 })],
  ['for a printing press', () => red().toColourspace('cmyk').jpeg().toBuffer()],
  [
    'with an orientation that is none',
    () =>
      red()
        .jpeg()
        .withExif({ IFD0: { Orientation: '77' } })
        .toBuffer(),
  ],
  [
    'with broken EXIF',
    async () => jpegWith(await picture('jpeg'), 0xe1, `Exif\0\0II*\0${'\xff'.repeat(999)}`),
  ],
  [
    'with a colour profile that is none',
    () => handmadePng(40, 30, { extra: [pngChunk('iCCP', joined('x\0\0', packedNothing(0.01)))] }),
  ],
  [
    'with the largest EXIF',
    async () =>
      jpegWith(
        await picture('jpeg'),
        0xe1,
        Buffer.concat([Buffer.from('Exif\0\0'), Buffer.alloc(65_000, 0x2a)]),
      ),
  ],
]

describe('an unusual image', () => {
  it.each(ODD)('%s is stored like any other', async (_, make) => {
    const { status, data } = await send(await make())
    expect(status).toBe(201)
    const found = await sharp(await kept(data.id)).metadata()
    expect(found).toMatchObject({ format: 'webp', width: data.width, height: data.height, space: 'srgb' })
    expect([found.exif, found.icc, found.orientation]).toEqual([undefined, undefined, undefined])
  })
})

/** Thousands of tags, each with four billion values. */
function greedyExif(): Buffer {
  const count = 5400
  const entries = Array.from({ length: count }, (_, tag) => {
    const entry = Buffer.alloc(12)
    entry.writeUInt16LE(tag, 0)
    entry.writeUInt16LE(1, 2)
    entry.writeUInt32LE(0xffffff00, 4)
    return entry
  })
  const head = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, count & 0xff, count >> 8])
  return Buffer.concat([Buffer.from('Exif\0\0'), head, ...entries, Buffer.alloc(4)])
}

/** Few bytes that want to be many. */
const BOMBS: [string, number, () => Promise<Buffer> | Buffer][] = [
  ['a PNG of 900 million pixels', 415, () => handmadePng(30_000, 30_000, { pixels: packedNothing(8) })],
  ['a GIF of the largest side', 201, () => longGif(1, 65_535)],
  ['a GIF of 60,000 frames', 201, () => longGif(60_000)],
  [
    'a PNG with 300 MB of colour profile',
    201,
    () => handmadePng(32, 32, { extra: [pngChunk('iCCP', joined('x\0\0', packedNothing(300)))] }),
  ],
  [
    'a PNG with 300 MB of text',
    201,
    () => handmadePng(32, 32, { extra: [pngChunk('zTXt', joined('x\0\0', packedNothing(300)))] }),
  ],
  [
    'a PNG with 30,000 texts',
    201,
    () => handmadePng(32, 32, { extra: Array<Buffer>(30_000).fill(pngChunk('tEXt', Buffer.from('a\0b'))) }),
  ],
  [
    'a JPEG whose EXIF claims terabytes',
    201,
    async () => jpegWith(await picture('jpeg'), 0xe1, greedyExif()),
  ],
  [
    'a PNG of 90 million pixels in seven passes',
    415,
    () => handmadePng(9500, 9500, { bits: 1, color: 0, interlaced: true }),
  ],
]

describe('a decompression bomb', () => {
  it.each(BOMBS)('uses little time and memory: %s', async (_, expected, make) => {
    const bytes = await make()
    expect(bytes.length).toBeLessThan(5 * 1024 * 1024)
    const begun = process.resourceUsage()
    const { status } = await send(bytes)
    const spent = process.resourceUsage()
    expect(status).toBe(expected)
    expect(
      (spent.userCPUTime + spent.systemCPUTime - begun.userCPUTime - begun.systemCPUTime) / 1e6,
    ).toBeLessThan(2)
    // Peak of this process, in kilobytes.
    expect(spent.maxRSS - begun.maxRSS).toBeLessThan(200 * 1024)
  })
})

describe('simultaneous uploads of large images', () => {
  it('are processed at most three at a time and all succeed', async () => {
    const large = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#385' } })
      .jpeg({ progressive: true })
      .toBuffer()
    let most = 0
    const drawn = () => {
      const { queue, process } = sharp.counters()
      return queue + process
    }
    const watch = setInterval(() => {
      // A drawing may start between the reads of the two counters.
      most = Math.max(most, Math.min(drawn(), drawn()))
    }, 1)
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await send(large)).status))
    clearInterval(watch)
    expect(statuses).toEqual(Array(12).fill(201))
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(3)
  })
})
