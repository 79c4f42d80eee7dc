import { existsSync } from 'node:fs'
import path from 'node:path'
import { addHours } from 'date-fns'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { registerContract } from '@/lib/features/auth/contract'
import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import { sweepUnusedPhotos } from '@/lib/features/photos/service'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { call, fetchRoute } from '../support/api'
import { animatedPng, phonePhoto, picture, upload } from '../support/pictures'

const register = async (email: string) => {
  const body = { name: 'A B', email, password: 'correct horse' }
  return (await call<typeof registerContract>('POST /auth/register', { body })).data.token
}
const send = (token: string, body: unknown, headers = {}) =>
  call<typeof uploadPhotoContract>('POST /photos', { token, body, headers })
const getPhotoFolder = (id: string) => path.resolve(env().BROTA_DATA_DIR, 'storage', 'photos', id)

let owner: string
let stranger: string

beforeAll(async () => {
  owner = await register('owner@example.com')
  stranger = await register('stranger@example.com')
})

describe('an uploaded photo', () => {
  it('is rotated upright without metadata, and the response lists what was removed', async () => {
    const answer = await send(owner, upload(await phonePhoto()))
    expect(answer.status).toBe(201)
    expect(answer.data.removed).toEqual(['location', 'camera', 'time'])
    expect(answer.data).toMatchObject({ width: 1200, height: 1600 })
    const kept = await fetchRoute(`GET /photos/${answer.data.id}?size=full`, { token: owner })
    expect(kept.headers.get('content-type')).toBe('image/webp')
    expect(kept.headers.get('cache-control')).toMatch(/private/)
    const bytes = Buffer.from(await kept.arrayBuffer())
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(bytes.includes('Sprout')).toBe(false)
  })

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('may be %s', async (format) => {
    const answer = await send(owner, upload(await picture(format), 'x.bin', 'application/octet-stream'))
    expect(answer.status).toBe(201)
    expect(answer.data.removed).toEqual([])
  })

  it('may be a JPEG without its end marker', async () => {
    const whole = await phonePhoto({ width: 800, height: 600 })
    expect((await send(owner, upload(whole.subarray(0, -2)))).status).toBe(201)
  })

  it('may be an animated PNG', async () => {
    expect((await send(owner, upload(await animatedPng()))).status).toBe(201)
  })

  it('is visible only to its uploader, and not without a session', async () => {
    const { data } = await send(owner, upload(await picture()))
    const look = async (token?: string) =>
      (await fetchRoute(`GET /photos/${data.id}?size=thumb`, { token })).status
    expect(await look(owner)).toBe(200)
    expect(await look(stranger)).toBe(404)
    expect(await look()).toBe(401)
  })

  it('is answered with 304 when the browser already has it', async () => {
    const { data } = await send(owner, upload(await picture()))
    const first = await fetchRoute(`GET /photos/${data.id}`, { token: owner })
    const again = await fetchRoute(`GET /photos/${data.id}`, {
      token: owner,
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })
})

describe('a file is refused', () => {
  const rows = () => db().photo.count()

  it('over 5 MB, not at exactly 5 MB', async () => {
    const jpeg = await picture('jpeg')
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
    expect((await send(owner, upload(padded(5 * 1024 * 1024)))).status).toBe(201)
    const before = await rows()
    for (const size of [5 * 1024 * 1024 + 1, 12 * 1024 * 1024]) {
      const answer = await send(owner, upload(padded(size)))
      expect([answer.status, answer.error.code]).toEqual([413, 'photo_too_large'])
    }
    expect(await rows()).toBe(before)
  })

  it.each([
    ['text', async () => 'hello, I am no picture'],
    ['an empty one', async () => ''],
    [
      'SVG with a script',
      async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a page that begins like a GIF', async () => 'GIF89a<html><script>alert(1)</script>'],
    [
      'a JPEG without its end marker and many pixels',
      async () => (await phonePhoto({ width: 800, height: 600 })).subarray(0, -600),
    ],
    ['a JPEG cut in half', async () => (await phonePhoto({ width: 800, height: 600 })).subarray(0, 20_000)],
    ['a PNG of absurd dimensions', async () => bomb()],
    [
      'TIFF',
      async () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
    ],
  ])('that is %s', async (_, make) => {
    const before = await rows()
    const answer = await send(owner, upload(await make()))
    expect([answer.status, answer.error.code]).toEqual([415, 'photo_not_accepted'])
    expect(await rows()).toBe(before)
  })

  it('when the body is not a form or does not contain exactly one file', async () => {
    expect((await send(owner, '{}', { 'content-type': 'application/json' })).error.code).toBe(
      'malformed_request',
    )
    expect((await send(owner, 'x', { 'content-type': 'multipart/form-data; boundary=y' })).status).toBe(400)
    const form = new FormData()
    form.append('file', 'just text')
    expect((await send(owner, form)).error.fields).toEqual({ file: ['Choose a photo first.'] })
    const twice = upload(await picture())
    twice.append('file', new File(['x'], 'second.jpg'))
    const answer = await send(owner, twice)
    expect([answer.status, answer.error.fields]).toEqual([422, { file: ['Send one file at a time.'] }])
  })

  async function bomb(): Promise<Buffer> {
    const png = await picture('png')
    png.writeUInt32BE(30_000, 16)
    png.writeUInt32BE(30_000, 20)
    const { crc32 } = await import('node:zlib')
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    return png
  }
})

describe('the photo sweep', () => {
  it('deletes rows and files of photos unused for a day and keeps used photos', async () => {
    const unused = (await send(owner, upload(await picture()))).data.id
    const used = (await send(owner, upload(await picture()))).data.id
    await db().photo.update({ where: { id: used }, data: { unusedSince: null, purpose: 'avatar' } })
    await sweepUnusedPhotos(addHours(new Date(), 23))
    expect(existsSync(getPhotoFolder(unused))).toBe(true)
    const swept = await Promise.all([1, 2, 3].map(() => sweepUnusedPhotos(addHours(new Date(), 25))))
    expect(swept.reduce((sum, count) => sum + count)).toBeGreaterThan(0)
    expect(existsSync(getPhotoFolder(unused))).toBe(false)
    expect(existsSync(getPhotoFolder(used))).toBe(true)
    expect(await db().photo.findMany({ select: { id: true } })).toEqual([{ id: used }])
  })
})
