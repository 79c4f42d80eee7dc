import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { fitPhoto } from '@/components/photos/fit-photo'
import { listAcceptedPhotos, readPhotoKind } from '@/components/photos/photo-kind'
import { animatedPng, bitmap, picture } from '../support/pictures'

const MEGABYTE = 1024 * 1024
const limits = { maxBytes: 5 * MEGABYTE }

const PNG = [0x89, 0x50, 0x4e, 0x47]
const GIF = [0x47, 0x49, 0x46, 0x38]
const HEIC = [...Buffer.from('\0\0\0\x18ftypheic')]

function photo(head: number[], bytes = 1000, type = 'image/jpeg', name = 'photo.jpg'): File {
  const content = new Uint8Array(bytes)
  content.set(head)
  return new File([content], name, { type })
}

const jpeg = (bytes: number) => new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' })
const redrawnAs = (file: File | null) => vi.fn(async () => file)

describe('readPhotoKind', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('recognizes %s by its bytes', async (format) => {
    const bytes = new Uint8Array(await picture(format))
    expect(await readPhotoKind(new Blob([bytes], { type: 'text/plain' }))).toBe(`image/${format}`)
  })

  it('recognizes an animated PNG as image/png', async () => {
    expect(await readPhotoKind(new Blob([new Uint8Array(await animatedPng())]))).toBe('image/png')
  })

  it.each([
    ['BMP', new Uint8Array(bitmap(2, 2))],
    ['HEIC', new Uint8Array(HEIC)],
    ['WAV, a RIFF file as WebP is', new TextEncoder().encode('RIFF    WAVEfmt ')],
    ['nothing', new Uint8Array()],
  ])('returns null for %s', async (_, bytes) => {
    expect(await readPhotoKind(new Blob([bytes], { type: 'image/jpeg' }))).toBeNull()
  })
})

describe('fitPhoto', () => {
  it.each([
    ['a small photo', photo(PNG)],
    ['a photo of exactly one megabyte', photo(PNG, MEGABYTE)],
    ['an animation of several megabytes', photo(GIF, 4 * MEGABYTE)],
  ])('leaves %s as it is', async (_, file) => {
    const redraw = redrawnAs(jpeg(1))
    expect(await fitPhoto(file, limits, redraw)).toEqual({ file, isReencoded: false })
    expect(redraw).not.toHaveBeenCalled()
  })

  it.each([
    ['above one megabyte', photo(PNG, MEGABYTE + 1)],
    ['above the limit', photo(PNG, 9 * MEGABYTE)],
    ['that only the browser can draw', photo(HEIC)],
    ['that is called a JPEG and is none', photo(HEIC, 1000, 'image/jpeg')],
    ['of an animation above the limit', photo(GIF, 6 * MEGABYTE)],
  ])('redraws a photo %s', async (_, file) => {
    const smaller = jpeg(500)
    expect(await fitPhoto(file, limits, redrawnAs(smaller))).toEqual({ file: smaller, isReencoded: true })
  })

  it('keeps a photo that would become larger', async () => {
    const file = photo(PNG, 2 * MEGABYTE)
    const redraw = redrawnAs(jpeg(3 * MEGABYTE))
    expect(await fitPhoto(file, limits, redraw)).toEqual({ file, isReencoded: false })
  })

  it('keeps a photo that the server can read but the browser cannot', async () => {
    const file = photo(PNG, 2 * MEGABYTE)
    expect(await fitPhoto(file, limits, redrawnAs(null))).toEqual({ file, isReencoded: false })
  })

  it.each([
    ['photo_too_large', photo(PNG, 6 * MEGABYTE)],
    ['photo_not_drawn', photo(HEIC, 1000, 'image/heic')],
    ['photo_not_drawn', photo(HEIC, 1000, '', 'IMG_0042.HEIC')],
    ['photo_not_accepted', photo([...Buffer.from('just text')], 1000, 'text/plain', 'notes.txt')],
  ])('returns %s for a file that cannot be drawn', async (problem, file) => {
    expect(await fitPhoto(file, limits, redrawnAs(null))).toBe(problem)
  })
})

describe('listAcceptedPhotos', () => {
  const types = ['image/jpeg', 'image/png']

  it('includes formats that the browser may be able to draw', () => {
    expect(listAcceptedPhotos(types, false)).toBe(
      'image/jpeg,image/png,image/avif,image/bmp,image/heic,image/heif,.heic,.heif',
    )
  })

  it('leaves HEIC out on iPhones, which then convert it', () => {
    expect(listAcceptedPhotos(types, true)).not.toContain('hei')
  })
})

it('the browser and the server use the same thumbnail size', () => {
  const find = (file: string) => /THUMB_PIXELS = (\d+)/.exec(readFileSync(file, 'utf8'))?.[1]
  expect(find('components/activities/photo-thumb.ts')).toBe(find('lib/platform/images/normalise.ts'))
})
