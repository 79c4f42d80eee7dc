import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RunningProduct } from '../../scripts/support/product'
import { handmadeJpeg, handmadePng, longGif, packedNothing, pngChunk } from '../support/hostile-pictures'
import { phonePhoto, upload } from '../support/pictures'
import { bench } from '../support/use-fault-bench'

/** Megabytes for any four concurrent uploads. */
const MOST = 600

let product: RunningProduct
let token: string

beforeAll(async () => {
  await bench.migrate()
  product = await bench.start()
  const body = { name: 'Nora Lima', email: 'nora@example.com', password: 'a short sentence' }
  const response = await fetch(`${product.url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  token = ((await response.json()) as { data: { token: string } }).data.token
})

const resetPeak = () => writeFileSync(`/proc/${product.server()}/clear_refs`, '5')
const peak = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${product.server()}/status`, 'utf8'))?.[1]) / 1024

async function send(bytes: Uint8Array): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${product.url}/api/v1/photos`, {
    method: 'POST',
    headers,
    body: upload(bytes),
  })
  await response.arrayBuffer()
  return response.status
}

const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } })

/** Few bytes, but no decoder can work with one line. */
function gradient(side: number, channels: 3 | 4) {
  const pixels = Buffer.alloc(side * side * channels)
  for (let at = 0, y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      for (const value of [x >> 5, y >> 5, (x + y) >> 6, (x ^ y) >> 4].slice(0, channels)) {
        pixels[at] = value
        at += 1
      }
  return sharp(pixels, { raw: { width: side, height: side, channels } })
}

type Made = Buffer | Promise<Buffer>

const PHOTOS: [string, () => Made][] = [
  ['12 megapixels, on its side', () => phonePhoto()],
  ['48 megapixels, on its side', () => flat(8000, 6000).jpeg().withMetadata({ orientation: 6 }).toBuffer()],
  ['50 megapixels, progressive', () => gradient(7000, 3).jpeg({ progressive: true, quality: 60 }).toBuffer()],
  ['49 megapixels of WebP', () => gradient(7000, 3).webp({ effort: 0 }).toBuffer()],
  ['49 megapixels of lossless WebP', () => gradient(7000, 3).webp({ lossless: true, effort: 0 }).toBuffer()],
  ['49 megapixels of PNG', () => flat(7000, 7000).png().toBuffer()],
]

/** Decompression bombs: never in much memory. */
const HOSTILE: [string, () => Made][] = [
  [
    'PNG, interlaced, 16 bits, transparent, 49 megapixels',
    () => handmadePng(7000, 7000, { bits: 16, color: 6, interlaced: true }),
  ],
  [
    'PNG, interlaced, 16 bits, transparent, 20 megapixels',
    () => handmadePng(4500, 4500, { bits: 16, color: 6, interlaced: true }),
  ],
  [
    'PNG, interlaced, transparent, 41 megapixels',
    () => handmadePng(6400, 6400, { color: 6, interlaced: true }),
  ],
  [
    'PNG, interlaced, black and white, 49 megapixels',
    () => handmadePng(7000, 7000, { bits: 1, color: 0, interlaced: true }),
  ],
  ['PNG, 16 bits, transparent, 98 megapixels', () => handmadePng(9900, 9900, { bits: 16, color: 6 })],
  ['PNG, 16 bits, very wide', () => handmadePng(65_535, 1500, { bits: 16, color: 6 })],
  ['PNG of ten million columns', () => handmadePng(10_000_000, 9, { bits: 8, color: 2 })],
  [
    'PNG with a large colour profile',
    () =>
      handmadePng(32, 32, {
        extra: [pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), packedNothing(300)]))],
      }),
  ],
  ['JPEG, progressive, full colours, 49 megapixels', () => handmadeJpeg(7000, 7000, { progressive: true })],
  ['JPEG, progressive, full colours, 30 megapixels', () => handmadeJpeg(5500, 5500, { progressive: true })],
  [
    'JPEG, progressive, subsampled, 60 megapixels',
    () => handmadeJpeg(7800, 7700, { progressive: true, subsampled: true }),
  ],
  [
    'JPEG, progressive, for a printing press, 49 megapixels',
    () => handmadeJpeg(7000, 7000, { components: 4, progressive: true }),
  ],
  ['JPEG of many scans', () => handmadeJpeg(5500, 5500, { progressive: true, scans: 60 })],
  [
    'JPEG, each colour in a scan of its own, 98 megapixels',
    () => handmadeJpeg(9900, 9900, { separate: true }),
  ],
  [
    'JPEG, each colour in a scan of its own, 30 megapixels',
    () => handmadeJpeg(5500, 5500, { separate: true }),
  ],
  ['WebP, transparent, 49 megapixels', () => gradient(7000, 4).webp({ effort: 0 }).toBuffer()],
  ['WebP, 98 megapixels', () => flat(9900, 9900).webp({ effort: 0 }).toBuffer()],
  ['GIF, 49 megapixels', () => flat(7000, 7000).gif({ effort: 1 }).toBuffer()],
  ['GIF of 60,000 frames', () => longGif(60_000)],
]

describe('four simultaneous uploads', () => {
  it.each(PHOTOS)('succeed within the memory limit for a photo of %s', async (_, make) => {
    const bytes = await make()
    expect(bytes.length).toBeLessThanOrEqual(5 * 1024 * 1024)
    resetPeak()
    expect(await Promise.all(Array.from({ length: 4 }, () => send(bytes)))).toEqual(Array(4).fill(201))
    expect(peak()).toBeLessThan(MOST)
  })

  it.each(HOSTILE)('stay within the memory limit for a %s', async (name, make) => {
    const bytes = await make()
    expect(bytes.length).toBeLessThanOrEqual(5 * 1024 * 1024)
    resetPeak()
    const statuses = await Promise.all(Array.from({ length: 4 }, () => send(bytes)))
    expect(new Set(statuses).size, `${name}: ${statuses}`).toBe(1)
    expect([201, 415]).toContain(statuses[0])
    expect(peak(), name).toBeLessThan(MOST)
  })
})
