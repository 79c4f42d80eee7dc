import { expect, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { newFamily, type TestFamily } from '../support/families'
import { test } from '../support/journey'

type Row = [number[], number[]]

const FIELDS: [Row, Row] = [
  [
    [255, 0, 0],
    [0, 255, 0],
  ],
  [
    [40, 60, 220],
    [224, 172, 140],
  ],
]
const [WIDTH, HEIGHT] = [120, 80]

function fields(): Sharp {
  const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, n) => {
    const [upper, lower] = FIELDS
    const [left, right] = Math.floor(n / WIDTH) < HEIGHT / 2 ? upper : lower
    return n % WIDTH < WIDTH / 2 ? left : right
  })
  return sharp(Buffer.from(pixels.flat()), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
}

const wide = () => fields().toColourspace('rgb16')
const quality = { quality: 95, chromaSubsampling: '4:4:4' }

const PICTURES: Record<string, () => Sharp> = {
  'JPEG without a profile': () => fields().jpeg(quality),
  'JPEG with sRGB': () => fields().withIccProfile('srgb').jpeg(quality),
  'JPEG with P3': () => fields().withIccProfile('p3').jpeg(quality),
  'grey JPEG': () => fields().greyscale().jpeg(quality),
  'PNG of 8 bits': () => fields().png(),
  'PNG of 8 bits with P3': () => fields().withIccProfile('p3').png(),
  'PNG with a palette': () => fields().png({ palette: true }),
  'PNG of 16 bits': () => wide().png(),
  'PNG of 16 bits with sRGB': () => wide().withIccProfile('srgb').png(),
  'PNG of 16 bits with P3': () => wide().withIccProfile('p3').png(),
  'interlaced PNG of 16 bits': () => wide().png({ progressive: true }),
  'grey PNG of 16 bits': () => fields().greyscale().toColourspace('grey16').png(),
  'WebP with P3': () => fields().withIccProfile('p3').webp({ lossless: true }),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => [
      `JPEG of orientation ${orientation}`,
      () => fields().withMetadata({ orientation }).jpeg(quality),
    ]),
  ),
}

async function store({ context }: TestFamily, sent: Buffer): Promise<Buffer> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const file = { name: 'photo', mimeType: 'image/jpeg', buffer: sent }
  const uploaded = await context.request.post('/api/v1/photos', { multipart: { file }, headers })
  expect(uploaded.status()).toBe(201)
  const { url } = (await uploaded.json()).data as { url: string }
  return (await context.request.get(url)).body()
}

/** Size and colours of the middles of four fields. */
function drawn(page: Page, picture: Buffer): Promise<{ size: number[]; colours: number[] }> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const colours = [0.25, 0.75].flatMap((y) =>
      [0.25, 0.75].flatMap((x) => {
        const place = [Math.floor(x * bitmap.width), Math.floor(y * bitmap.height)] as const
        return [...(context?.getImageData(...place, 1, 1).data.slice(0, 3) ?? [])]
      }),
    )
    return { size: [bitmap.width, bitmap.height], colours }
  }, picture.toString('base64'))
}

test('a stored photo has the colors and orientation that the browser shows for the uploaded file', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const family = await newFamily(browser, { name: 'Prisma' })
  await family.page.goto('/login')
  for (const [name, make] of Object.entries(PICTURES)) {
    const sent = await make().toBuffer()
    const [before, after] = [
      await drawn(family.page, sent),
      await drawn(family.page, await store(family, sent)),
    ]
    expect(after.size, name).toEqual(before.size)
    const differences = after.colours.map((value, n) => Math.abs(value - (before.colours[n] ?? 0)))
    // WebP stores chroma at half resolution, and rounds.
    expect(
      Math.max(...differences),
      `${name}: ${before.colours} became ${after.colours}`,
    ).toBeLessThanOrEqual(8)
  }
  await family.leave()
})
