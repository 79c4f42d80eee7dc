import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { normaliseImage } from '@/lib/platform/images/normalise'

const plain = (alpha: number, channels: 3 | 4 = 4) =>
  sharp({ create: { width: 2000, height: 1000, channels, background: { r: 200, g: 100, b: 50, alpha } } })

/** Size, and red, green, blue and alpha of the middle. */
async function readMiddle(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = ((info.height / 2) * info.width + info.width / 2) * 4
  return { size: [info.width, info.height], seen: [...data.subarray(at, at + 4)] }
}

it.each<[string, () => Sharp]>([
  ['a JPEG', () => plain(1, 3).jpeg()],
  ['a JPEG for print', () => plain(1, 3).toColourspace('cmyk').jpeg()],
  ['a JPEG in shades of grey', () => plain(1, 3).greyscale().jpeg()],
  ['a PNG', () => plain(1, 3).png()],
  ['a PNG of sixteen bits', () => plain(1, 3).toColourspace('rgb16').png()],
  ['a PNG that one can half see through', () => plain(0.5).png()],
  ['the same in shades of grey', () => plain(0.5).toColourspace('b-w').png()],
  ['a WebP that one can hardly see', () => plain(0.1).webp()],
])('the colors of %s are the same in both stored sizes', async (_, make) => {
  const sent = await make().toBuffer()
  const { full, thumb } = await normaliseImage(sent)
  const [expected, large, small] = await Promise.all([sent, full, thumb].map(readMiddle))
  expect([large?.size, small?.size]).toEqual([
    [1600, 800],
    [400, 200],
  ])
  for (const kept of [large, small]) {
    const differences = kept?.seen.map((value, n) => Math.abs(value - (expected?.seen[n] ?? 0))) ?? [255]
    expect(Math.max(...differences)).toBeLessThanOrEqual(6)
  }
})

// sharp itself reads such a file as P3.
it.each(['srgb', 'p3'])('16-bit colors with the profile %s are converted to sRGB', async (profile) => {
  const drawn = { r: 200, g: 100, b: 50, alpha: 1 }
  const wide = sharp({ create: { width: 300, height: 200, channels: 3, background: drawn } })
  const sent = await wide.toColourspace('rgb16').withIccProfile(profile).png().toBuffer()
  const seen = (await readMiddle((await normaliseImage(sent)).full)).seen
  const differences = [200, 100, 50].map((value, n) => Math.abs(value - (seen[n] ?? 0)))
  expect(Math.max(...differences), seen.join()).toBeLessThanOrEqual(6)
})
